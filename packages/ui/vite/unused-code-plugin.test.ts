import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, test } from "vitest";
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

describe("a case that is left out", () => {
  const file = "react-dom/cjs/react-dom-client.production.js";
  const installed = readFileSync(path.join(packages, file), "utf8");
  /** The installed file with other lines before a case of a function. */
  const withLines = (lines: string) => {
    const at = installed.indexOf("function commitPassiveUnmountOnFiber(");
    const before = installed.slice(at).replace("    case 12:\n", `${lines}    case 12:\n`);
    expect(before).not.toBe(installed.slice(at));
    return installed.slice(0, at) + before;
  };

  test("does nothing", () => {
    const left = withoutUnusedCode(file, installed).split("function beginWork(")[1];
    const body = left?.split("\n}")[0];
    expect(body).toContain("case 14:");
    expect(body).not.toContain("case 13:");
  });

  test.each([
    "    case 11:\n",
    "    default:\n",
    "    case 11:\n      commitHooks(finishedWork);\n",
    "    case 11:\n      if (finishedWork.flags) {\n        break;\n      }\n",
    "    case 11:\n      if (finishedWork.flags) break;\n      else commitHooks(finishedWork);\n",
  ])("is refused where the case before it shares its code or falls into it: %j", (lines) => {
    const error = "shares or falls through to case 12";
    expect(() => withoutUnusedCode(file, withLines(lines))).toThrow(error);
  });

  test.each([
    "    case 11:\n      return commitHooks(\n        finishedWork\n      );\n",
    "    case 11:\n      commitHooks(finishedWork);\n      break;\n",
  ])("goes where the code before it ends: %j", (lines) => {
    expect(withoutUnusedCode(file, withLines(lines))).toContain("commitHooks");
  });
});

test("the build fails when a package has another form", () => {
  expect(() => withoutUnusedCode(hooks, "export {};")).toThrow("hooks.js has no");
});
