import type { Plugin } from "vite";
import { unusedCode } from "./unused-code.ts";

const FILE = /\/node_modules\/(?<path>react-(?:dom|router)\/.+\.js)$/u;

/** Names for developer tools, which keep the bundler from dropping the components that nothing uses. */
const DISPLAY_NAMES = /^\w+\.displayName = .*;$/gmu;

/** Components that the bundler may drop. */
const COMPONENTS = /(?<=^const \w+ = )(?=React\$1\.forwardRef\()/gmu;

/** What a function that is left out does: it shows that an app uses what the list below says it does not. */
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
 * any more is dropped by the bundler. A case that another one shares cannot go.
 */
function withoutCases(body: string, labels: readonly number[]): string {
  const indent = /^ +(?=case )/mu.exec(body)?.[0] ?? "";
  const rest = labels.reduce((before, label) => {
    const after = before.replace(new RegExp(`^${indent}case ${label}:$`, "mu"), `${indent}break;`);
    if (after === before) throw new Error(`There is no case ${label} in ${body}`);
    return after;
  }, body);
  const shared = new RegExp(`^${indent}case \\d+:\\n${indent}break;$`, "mu").exec(rest);
  if (shared) throw new Error(`${shared[0]} is shared in ${body}`);
  return rest;
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
