import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import type { Product } from "../../data/menu-types.ts";
import { menuOf, sauces } from "../../testing/menu-fixture.ts";
import { CreatedRow } from "./created-row.tsx";
import { ReadSummary } from "./read-summary.tsx";

beforeAll(() => loadCatalog("en"));

const dishOf = (product: Partial<Product>): Product => ({
  id: "a",
  name: "Broth",
  product_variants: [{ id: "s", price: 5 }],
  ...product,
});

/** The texts of a new dish, without the tags. */
const textOf = (product: Partial<Product>) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CreatedRow category="Soups" product={dishOf(product)} menu={menuOf({})} />
    </LocaleProvider>,
  ).replaceAll(/<[^>]*>/gu, "|");

test("a new dish shows its description, sizes, groups with their choices, diets, allergens and pictures", () => {
  const text = textOf({
    description: "slowly cooked",
    product_variants: [
      { id: "s", name: "Cup", price: 5 },
      { id: "l", name: "Bowl", price: 9, original_price: 12 },
    ],
    modifier_groups: [sauces],
    diets: ["vegan"],
    allergens: ["celery"],
    images: [{ image_url: "broth.webp" }],
    translations: { de: { name: "Brühe", description: null } },
  });
  for (const part of ["slowly cooked", "Cup $", "Bowl $", "Salsas (", "Roja + 5", "Brühe"])
    expect(text).toContain(part);
  expect(text).toMatch(/choices: 2/u);
  expect(text).toMatch(/Vegan/u);
  expect(text).toMatch(/Celery/u);
  expect(text).toMatch(/Pictures\|+1/u);
  expect(text).toMatch(/\(\$\s?12/u);
});

test("a new dish has no line for what was not read of it", () => {
  const text = textOf({});
  expect(text).toMatch(/Price\|+\$\s?5/u);
  expect(text).not.toMatch(/Choices|Pictures|Vegan|The dish/u);
});

test("the summary says also of what the dishes have nothing", () => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <ReadSummary products={[dishOf({ description: "hot" }), dishOf({})]} />
    </LocaleProvider>,
  );
  expect(html).toContain("With a description: 1");
  expect(html).toContain("With choices: 0");
});
