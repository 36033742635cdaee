import { expect, test } from "vitest";
import { sortPictures } from "./sort-pictures.ts";

const file = (name: string, type = "image/jpeg", size = 1000) => ({ name, type, size });

test("each file that is no picture is named, and all others are kept", () => {
  const files = [
    file("taco.jpg"),
    file("menu.pdf", "application/pdf"),
    file("huge.png", "image/png", 21 * 1024 * 1024),
    file("salsa.webp", "image/webp"),
  ];
  const { pictures, faults } = sortPictures(files, 20);
  expect(pictures.map(({ name }) => name)).toEqual(["taco.jpg", "salsa.webp"]);
  expect(faults).toEqual([
    { name: "menu.pdf", reason: "notPicture" },
    { name: "huge.png", reason: "large" },
  ]);
});

test("pictures for which there is no space are named", () => {
  const { pictures, faults } = sortPictures([file("1.jpg"), file("2.jpg"), file("3.jpg")], 1);
  expect(pictures.map(({ name }) => name)).toEqual(["1.jpg"]);
  expect(faults.map(({ name, reason }) => [name, reason])).toEqual([
    ["2.jpg", "tooMany"],
    ["3.jpg", "tooMany"],
  ]);
});
