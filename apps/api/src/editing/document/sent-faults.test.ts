import { expect, test } from "vitest";
import { sortFaults } from "./sent-faults.ts";

const ids = Array.from({ length: 8000 }, (_, at) => `dish-${at}`);
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

test("each of the faults of thousands of dishes is found in the request", () => {
  // Comparing each fault with each dish takes longer than a test may.
  const fields = ["name", "price", "min", "max", "id"];
  const faults = ids
    .slice(1)
    .flatMap((_, at) =>
      fields.map((field) => ({ path: `categories.0.products.${at + 1}.${field}`, message: "no" })),
    );
  const { inside, outside } = sortFaults(faults, document, sent);
  expect(inside.map(({ path }) => path)).toEqual(
    ids.slice(1).flatMap((_, at) => fields.map((field) => `created.${at}.product.${field}`)),
  );
  expect(outside).toEqual([]);
});
