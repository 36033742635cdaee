import { type DeclarationBlock, type SelectorComponent, transform } from "lightningcss";

/** What a stylesheet reaches in the document. */
export type StyleReach = {
  /**
   * The first class of each selector, which says whose the styles are, and the custom properties that are set
   * for the whole document: each name belongs to one stylesheet.
   */
  names: ReadonlySet<string>;
  /** What can reach any page: selectors that need no class, and styles for printing without a named page. */
  unowned: readonly string[];
  /** The other stylesheets that it imports. */
  imports: readonly string[];
};

/** Returns what a stylesheet reaches, with the rules in its layers and media queries. */
export function reachOf(file: string, code: string): StyleReach {
  const names = new Set<string>();
  const unowned: string[] = [];
  const imports: string[] = [];
  transform({
    filename: file,
    code: Buffer.from(code),
    errorRecovery: true,
    visitor: {
      Rule: {
        import: ({ value }) => void imports.push(value.url),
        style({ value: { selectors, declarations } }) {
          const { properties, isOnlyProperties } = propertiesOf(declarations);
          // A nested rule applies inside of the rule around it.
          const whole = selectors.filter((each) => !each.some(({ type }) => type === "nesting"));
          const firsts = whole.map(firstClass);
          for (const first of firsts) if (first) names.add(first);
          const bare = whole.filter((_, at) => !firsts[at]);
          if (bare.length > 0) for (const name of properties) names.add(name);
          if (!isOnlyProperties) unowned.push(...bare.map((each) => each.map(partText).join("")));
        },
        page({ value: { selectors } }) {
          if (selectors.length === 0 || selectors.some(({ name }) => !name)) unowned.push("@page");
        },
      },
    },
  });
  return { names, unowned, imports };
}

/** Returns the custom properties that a rule sets, and whether it sets nothing else. */
function propertiesOf({ declarations = [], importantDeclarations = [] }: DeclarationBlock) {
  const all = [...declarations, ...importantDeclarations];
  const properties = all.flatMap((each) => (each.property === "custom" ? each.value.name : []));
  return { properties, isOnlyProperties: properties.length === all.length };
}

/** Returns the first class that an element or its surroundings must have; undefined where there is none. */
function firstClass(selector: readonly SelectorComponent[]): string | undefined {
  for (const part of selector) {
    if (part.type === "class") return part.name;
    if (part.type !== "pseudo-class") continue;
    if (part.kind !== "is" && part.kind !== "where" && part.kind !== "has") continue;
    const inside = part.selectors.map(firstClass);
    if (inside.every(Boolean)) return inside[0];
  }
  return undefined;
}

/** Names a part of a selector without a class, for a message. */
function partText(part: SelectorComponent): string {
  if (part.type === "combinator") return " ";
  if (part.type === "universal") return "*";
  if (part.type === "pseudo-class" || part.type === "pseudo-element") return `:${part.kind}`;
  return "name" in part ? part.name : part.type;
}
