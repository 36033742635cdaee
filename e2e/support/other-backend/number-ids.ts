import { mapValues } from "./map-values.ts";

const KINDS = ["co", "p", "v", "cli", "adr", "ord"];
const TEXT_ID = new RegExp(`^(${KINDS.join("|")})-(\\d{1,3})$`, "u");

/** Returns an answer with its ids as numbers: `p-1` as 2001. */
export function withNumberIds(answer: unknown): unknown {
  return mapValues(answer, (value) => {
    const [, kind, number] = (typeof value === "string" && TEXT_ID.exec(value)) || [];
    return kind ? (KINDS.indexOf(kind) + 1) * 1000 + Number(number) : value;
  });
}

/** Returns a request's body with its numbers for ids as texts; an id that is a text stays as it is. */
export function withTextIds(body: unknown): unknown {
  return mapValues(body, (value, name) =>
    typeof value === "number" && name.endsWith("_id") ? textId(value) : value,
  );
}

/** Returns a path with the same change of its parts. */
export function pathWithTextIds(path: string): string {
  return path.replace(/(?<=\/)\d+(?=\/|$)/gu, (part) => String(textId(Number(part))));
}

function textId(value: number): string | number {
  const kind = KINDS[Math.floor(value / 1000) - 1];
  return kind && Number.isInteger(value) ? `${kind}-${value % 1000}` : value;
}
