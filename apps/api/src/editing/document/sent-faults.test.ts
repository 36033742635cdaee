import { expect, test } from "vitest";
import { sortFaults } from "./sent-faults.ts";

const ids = Array.from({ length: 4000 }, (_, at) => `dish-${at}`);
const document = {
  categories: [
    { id: "food", products: ids.map((id) => ({ id, modifier_groups: [{ id: "sauces" }] })) },
  ],
};
const sent = [
  { kind: "category", id: "food", path: "category" },
  { kind: "modifier_group", id: "sauces", path: "group" },
  ...ids
    .slice(1)
    .map((id, at) => ({ kind: "product", id, path: `created.${at}.product` }) as const),
] as const;

test("a fault belongs to the innermost part that was sent", () => {
  const message = "no";
  const paths = [
    "categories.0.name",
    "categories.0.products.0.name",
    "categories.0.products.10.name",
    "categories.0.products.1.modifier_groups.0.min",
    "hosts.0",
  ];
  const { inside, outside } = sortFaults(
    paths.map((path) => ({ path, message })),
    document,
    sent,
  );
  expect(inside.map(({ path }) => path)).toEqual([
    "category.name",
    "created.9.product.name",
    "group.min",
  ]);
  expect(outside.map(({ path }) => path)).toEqual(["categories.0.products.0.name", "hosts.0"]);
});

test("the faults of thousands of dishes are sorted at once, and hold up no other request", () => {
  const faults = ids.slice(1).flatMap((_, at) =>
    ["name", "price", "min", "max", "id"].map((field) => ({
      path: `categories.0.products.${at + 1}.${field}`,
      message: "no",
    })),
  );
  const start = performance.now();
  expect(sortFaults(faults, document, sent).inside).toHaveLength(faults.length);
  expect(performance.now() - start).toBeLessThan(1000);
});
