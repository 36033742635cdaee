import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { withoutUnusedCode } from "./router-plugin.ts";
import { unusedRouterCode } from "./unused-router-code.ts";

const packageFile = createRequire(import.meta.url).resolve("react-router/package.json");
const lib = path.join(path.dirname(packageFile), "dist/production/lib");

test("the installed React Router has each part that the browser's build leaves out", () => {
  const files = Object.keys(unusedRouterCode);
  expect(files.length).toBeGreaterThan(5);
  const leaveOut = (file: string) =>
    withoutUnusedCode(file, readFileSync(path.join(lib, file), "utf8"));
  // It throws where a part is missing.
  expect(files.map(leaveOut).join("")).toContain('throw Error("left out');
});

test("a function that is left out throws, and its neighbours stay", () => {
  const code = ["before", "RSCErrorHandler", "after"]
    .map(
      (name) => `function ${name}({ error }) {\n\tif (error) {\n\t\treturn 1;\n\t}\n\treturn 2;\n}`,
    )
    .join("\n");
  const left = withoutUnusedCode("hooks.js", code);
  const functions = new Function(`${left}; return { before, RSCErrorHandler, after };`)();
  expect([functions.before({}), functions.after({ error: true })]).toEqual([2, 1]);
  expect(() => functions.RSCErrorHandler({})).toThrow("left out");
});

test("the build fails when React Router has another form", () => {
  expect(() => withoutUnusedCode("hooks.js", "export {};")).toThrow("hooks.js has no");
});
