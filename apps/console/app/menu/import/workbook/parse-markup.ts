import { TooManyCells } from "../table/cell-budget.ts";

export type Attributes = Readonly<Record<string, string>>;

/** What is done at the elements of a document, by their names in small letters and without a prefix, and with the texts between. */
export type Markup = {
  open: Readonly<Record<string, (attributes: Attributes) => void>>;
  close: Readonly<Record<string, () => void>>;
  text: (text: string) => void;
};

/** Reads a document from its beginning to its end. Elements that are not closed end where HTML ends them. */
export async function parseMarkup(
  source: string,
  kind: "html" | "xml",
  { open, close, text }: Markup,
): Promise<void> {
  // Only such a file needs the library.
  const { Parser } = await import("htmlparser2");
  const [opened, closed] = [new Map(Object.entries(open)), new Map(Object.entries(close))];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > MAX_DEPTH) throw new TooManyCells();
        opened.get(tagOf(name))?.(plain(attributes));
      },
      onclosetag: (name) => {
        depth -= 1;
        closed.get(tagOf(name))?.();
      },
      ontext: text,
    },
    { xmlMode: kind === "xml", decodeEntities: true },
  );
  parser.end(source);
}

/** The library takes the longer for each element, the deeper it is. */
const MAX_DEPTH = 1000;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

const tagOf = (name: string): string => withoutPrefix(name).toLowerCase();

const plain = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [withoutPrefix(name), value]),
  );

/** A count such as `colspan="2"`; 1 where there is none. More than a program's rows is a fault of the file. */
export function countOf(text: string | undefined): number {
  const count = Number(text ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_ROWS) : 1;
}
const MAX_ROWS = 1_048_576;

/** The text of an element, whose lines are those that the document breaks, not those of its source. */
export const trimmedLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
