import { expect, test } from "vitest";
import { categoryAnchor } from "./category-anchor.ts";

test.each(["food", "hot drinks", "50%", 'a#b"c', "niño"])(
  "the anchor of the category %j is one word that a link can name as it is",
  (id) => {
    const anchor = categoryAnchor(id);
    expect(anchor).toMatch(/^\S+$/u);
    expect(new URL(`#${anchor}`, "https://tacos.example/products").hash).toBe(`#${anchor}`);
  },
);
