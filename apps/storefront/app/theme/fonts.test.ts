import { readFileSync } from "node:fs";
import { fontNames, textFont } from "@comanda/ui/look/fonts.ts";
import { expect, test } from "vitest";
import { fontFiles } from "./font-files.ts";

const css = readFileSync(new URL("./fonts.css", import.meta.url), "utf8");
const faces = Array.from(css.matchAll(/@font-face \{([^}]+)\}/gu), ([, face = ""]) => ({
  file: /files\/([\w-]+)\.woff2/u.exec(face)?.[1] ?? "",
  family: /font-family: "([^"]+)"/u.exec(face)?.[1] ?? "",
  letters: /unicode-range:\s*([^;]+);/u.exec(face)?.[1] ?? "",
  display: /font-display: (\w+)/u.exec(face)?.[1],
}));

test("all faces have one of two unicode ranges, Latin or extended Latin", () => {
  const lists = (letters: RegExp) =>
    new Set(faces.filter(({ file }) => letters.test(file)).map((face) => face.letters));
  expect(lists(/-latin-\d/u).size).toBe(1);
  expect(lists(/-latin-ext-\d/u).size).toBe(1);
  expect(faces.every(({ file }) => /-latin(-ext)?-\d/u.test(file))).toBe(true);
});

test("each face has a file of its font, and is optional", () => {
  for (const { file, family, display } of faces) {
    expect(file.startsWith(`${family.toLowerCase().replaceAll(" ", "-")}-latin`), file).toBe(true);
    expect(display, file).toBe("optional");
  }
});

test.each(fontNames)(
  "the files of %s are those of this font, with one for running text",
  (font) => {
    const files = fontFiles({ title: font, text: textFont(font) });
    expect(files).toHaveLength(textFont(font) ? 2 : 1);
    for (const each of files) expect(each).toContain(font.replaceAll("_", "-"));
  },
);
