import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { unusedCode } from "./unused-code.ts";
import { withoutUnusedCode } from "./unused-code-plugin.ts";

const router = createRequire(import.meta.url).resolve("react-router/package.json");
const packages = path.join(path.dirname(router), "..");
const hooks = "react-router/dist/production/lib/hooks.js";

test("the installed packages have each part that the browser's build leaves out", () => {
  const files = Object.keys(unusedCode);
  expect(files.length).toBeGreaterThan(5);
  const leaveOut = (file: string) =>
    withoutUnusedCode(file, readFileSync(path.join(packages, file), "utf8"));
  // It throws where a part is missing.
  expect(files.map(leaveOut).join("")).toContain('throw Error("left out');
});

test("a function that is left out throws, and its neighbours stay", () => {
  const code = ["before", "RSCErrorHandler", "after"]
    .map(
      (name) => `function ${name}({ error }) {\n\tif (error) {\n\t\treturn 1;\n\t}\n\treturn 2;\n}`,
    )
    .join("\n");
  const left = withoutUnusedCode(hooks, code);
  const functions = new Function(`${left}; return { before, RSCErrorHandler, after };`)();
  expect([functions.before({}), functions.after({ error: true })]).toEqual([2, 1]);
  expect(() => functions.RSCErrorHandler({})).toThrow("left out");
});

test("a case that is left out does nothing, and one that shares its code with another stays", () => {
  const file = "react-dom/cjs/react-dom-client.production.js";
  const installed = readFileSync(path.join(packages, file), "utf8");
  const at = installed.indexOf("function commitPassiveUnmountOnFiber(");
  const shared =
    installed.slice(0, at) +
    installed.slice(at).replace("    case 12:\n", "    case 11:\n    case 12:\n");
  expect(shared).not.toBe(installed);
  expect(() => withoutUnusedCode(file, shared)).toThrow("is shared");
  const left = withoutUnusedCode(file, installed).split("function beginWork(")[1]?.split("\n}")[0];
  expect(left).toContain("case 14:");
  expect(left).not.toContain("case 13:");
});

test("the build fails when a package has another form", () => {
  expect(() => withoutUnusedCode(hooks, "export {};")).toThrow("hooks.js has no");
});
