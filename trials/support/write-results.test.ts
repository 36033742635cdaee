import { expect, test } from "vitest";
import { replaceResultRows } from "./write-results.ts";

const document = `# Trials

Text before.

<!-- results -->
<!-- end of results -->

Text after.
`;
const row = { promise: "It stays", kept: true, measured: "5 s", date: "2026-01-02", cores: 2 };

test("results are written as a table between the markers, sorted by name", () => {
  const written = replaceResultRows(document, [
    { ...row, name: "b" },
    { ...row, name: "a", kept: false },
  ]);
  expect(written).toBe(`# Trials

Text before.

<!-- results -->

| trial | promise | kept | measured | date | cores |
| --- | --- | --- | --- | --- | --- |
| \`a\` | It stays | **no** | 5 s | 2026-01-02 | 2 |
| \`b\` | It stays | yes | 5 s | 2026-01-02 | 2 |

<!-- end of results -->

Text after.
`);
});

test("a new result replaces the trial's earlier row and leaves the others", () => {
  const first = replaceResultRows(document, [
    { ...row, name: "a" },
    { ...row, name: "b" },
  ]);
  const second = replaceResultRows(first, [{ ...row, name: "a", measured: "7 s" }]);
  expect(second).toBe(
    first.replace("| `a` | It stays | yes | 5 s", "| `a` | It stays | yes | 7 s"),
  );
});

test("a text cannot break out of its cell", () => {
  const written = replaceResultRows(document, [{ ...row, name: "a", measured: "1 | 2\n3" }]);
  expect(written).toContain("| 1 \\| 2 3 |");
});

test("a document without markers is refused", () => {
  expect(() => replaceResultRows("# Trials", [])).toThrow("lacks");
});
