import { type Argument, parseSync, type TemplateLiteral, Visitor } from "oxc-parser";

/** The uses of messages in the code. */
export type MessageUses = {
  /** Every string in the code, because a key may also be a value in a table. */
  literals: Set<string>;
  /** A pattern for each template that begins with text: `status.${status}`. */
  patterns: RegExp[];
  /** The calls `t("key", { … })`; `values` is null when the second argument is not an object literal. */
  calls: { key: string; values: string[] | null; place: string }[];
};

/** Reads the uses of messages in TypeScript sources, given by their file names. */
export function findMessageUses(sources: Record<string, string>): MessageUses {
  const uses: MessageUses = { literals: new Set(), patterns: [], calls: [] };
  for (const [file, text] of Object.entries(sources)) {
    new Visitor({
      Literal({ value }) {
        if (typeof value === "string") uses.literals.add(value);
      },
      TemplateLiteral(template) {
        const pattern = patternOf(template);
        if (pattern) uses.patterns.push(pattern);
      },
      CallExpression({ callee, arguments: [first, second], start }) {
        if (callee.type !== "Identifier" || callee.name !== "t") return;
        if (first?.type !== "Literal" || typeof first.value !== "string") return;
        const line = text.slice(0, start).split("\n").length;
        uses.calls.push({
          key: first.value,
          values: propertyNames(second),
          place: `${file}:${line}`,
        });
      },
    }).visit(parseSync(file, text).program);
  }
  return uses;
}

function patternOf({ quasis }: TemplateLiteral): RegExp | null {
  const parts = quasis.map(({ value }) => value.cooked ?? "");
  if (!parts[0]) return null;
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(".+")}$`, "u");
}

/** Returns the property names of an object literal; null for a variable or a spread. */
function propertyNames(values: Argument | undefined): string[] | null {
  if (!values) return [];
  if (values.type !== "ObjectExpression") return null;
  const names: string[] = [];
  for (const property of values.properties) {
    if (property.type !== "Property" || property.computed) return null;
    if (property.key.type === "Identifier") names.push(property.key.name);
    else if (property.key.type === "Literal") names.push(String(property.key.value));
  }
  return names;
}
