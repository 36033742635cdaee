import type { Plugin } from "vite";
import { unusedCode } from "./unused-code.ts";

const FILE = /\/node_modules\/(?<path>react-(?:dom|router)\/.+\.js)$/u;

/** Names for developer tools, which keep the bundler from dropping the components that nothing uses. */
const DISPLAY_NAMES = /^\w+\.displayName = .*;$/gmu;

/** Components that the bundler may drop. */
const COMPONENTS = /(?<=^const \w+ = )(?=React\$1\.forwardRef\()/gmu;

/** The body of a function that is left out. It throws where an app calls the function all the same. */
const LEFT_OUT = 'throw Error("left out by unused-code-plugin.ts");';

/**
 * Leaves out of the browser's build what the storefront never reaches of React Router and React DOM: their
 * own code refers to it, so the bundler keeps it (decision 95). The build fails when a release no longer
 * has what `unusedCode` lists.
 */
export function unusedCodePlugin(): Plugin {
  const missing = new Set(Object.keys(unusedCode));
  return {
    name: "comanda:unused-code",
    apply: "build",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    transform(code, id) {
      const path = FILE.exec(id)?.groups?.path;
      if (path === undefined) return null;
      missing.delete(path);
      return { code: withoutUnusedCode(path, code), map: null };
    },
    buildEnd() {
      if (missing.size > 0) throw new Error(`There is no ${[...missing].join(", ")}`);
    },
  };
}

/** Returns the code of a package's file without what `unusedCode` lists. */
export function withoutUnusedCode(path: string, code: string): string {
  const { functions = [], bodies = {}, cases = {}, texts = [] } = unusedCode[path] ?? {};
  const edits: (readonly [string | RegExp, string | ((found: string) => string)])[] = [
    ...functions.map((name) => [functionBody(name), "LEFT_OUT"] as const),
    ...Object.entries(bodies).map(([name, body]) => [functionBody(name), body] as const),
    ...Object.entries(cases).map(
      ([name, labels]) =>
        [functionBody(name), (body: string) => withoutCases(body, labels)] as const,
    ),
    ...texts,
  ];
  const start = code.replace(DISPLAY_NAMES, "").replace(COMPONENTS, "/* @__PURE__ */ ");
  return edits.reduce((rest, [found, replacement]) => {
    const replaced = rest.replace(found, (text) =>
      typeof replacement === "string"
        ? replacement.replace("LEFT_OUT", LEFT_OUT)
        : replacement(text),
    );
    if (replaced === rest) throw new Error(`${path} has no ${found}`);
    return replaced;
  }, start);
}

/**
 * Returns a function's body without cases of its outer `switch`. Only their labels go: what cannot be reached
 * any more is dropped by the bundler. A case that another one shares or falls into cannot go, because the
 * `break` in its place would end the other one too.
 */
function withoutCases(body: string, numbers: readonly number[]): string {
  const indent = /^ +(?=case )/mu.exec(body)?.[0] ?? "";
  // Each part but the first begins with the line of its label.
  const parts = body.split(new RegExp(`^(?=${indent}(?:case \\d+|default):$)`, "mu"));
  const left = new Set(numbers.map((number) => `case ${number}:`));
  const labelOf = (part = "") => part.slice(0, part.indexOf("\n")).trim();
  const missing = [...left].filter((label) => !parts.some((part) => labelOf(part) === label));
  if (missing.length > 0) throw new Error(`There is no ${missing} in ${body}`);
  const kept = parts.map((part, at) => {
    const label = labelOf(part);
    if (!left.has(label)) return part;
    const before = parts[at - 1];
    if (at > 1 && !left.has(labelOf(before)) && !hasEnd(before ?? "", indent))
      throw new Error(`${labelOf(before)} shares or falls through to ${label} in ${body}`);
    return part.replace(label, "break;");
  });
  return kept.join("");
}

/** Whether the last statement of a case leaves the `switch`. A branch of an `if` is not seen as the end. */
function hasEnd(part: string, indent: string): boolean {
  const starts = new RegExp(`^${indent} {2}(?=[^ )\\]}])(.*)$`, "gmu");
  const last = [...part.matchAll(starts)].at(-1)?.[1] ?? "";
  return /^(?:break|continue|return|throw)\b/u.test(last);
}

/**
 * Matches what is between the lines of a function's braces, of which the last has the indent of the first.
 */
function functionBody(name: string): RegExp {
  const escaped = name.replace(/[$.]/gu, "\\$&");
  const start = `(?:(?:async )?function ${escaped}|${escaped} = function )`;
  return new RegExp(
    `(?<=^(?<indent>[\\t ]*)${start}\\((?:.*|[^)]*)\\) \\{\\n)[^]*?(?=\\n\\k<indent>\\};?$)`,
    "mu",
  );
}
