import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "./testing/temporary-repository.ts";

const folder = path.join(repositoryRoot, "docs/decisions");
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

/** Returns the line of the list for a decision, by its number and title. */
function lineOf(file: string): string {
  const [, number = "", title = ""] = /^# (\d+)\. (.+)$/mu.exec(read(file)) ?? [];
  return `- [${number}](${file}) ${title}`;
}

test("the list of the decisions has each one once, by its number and title", () => {
  const files = globSync("[0-9]*.md", { cwd: folder }).toSorted();
  expect(files.length).toBeGreaterThan(80);
  const listed = read("README.md").match(/^- .+$/gmu);
  expect(listed).toEqual(files.map(lineOf));
});

test("a decision has the number of its file", () => {
  const files = globSync("[0-9]*.md", { cwd: folder });
  const wrong = files.filter(
    (file) => !lineOf(file).startsWith(`- [${Number(file.slice(0, 4))}](`),
  );
  expect(wrong).toEqual([]);
});
