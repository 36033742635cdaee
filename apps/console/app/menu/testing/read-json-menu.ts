import { diffMenu } from "../import/menu-diff.ts";
import { readJson } from "../import/read-json.ts";
import type { AmountUnit } from "../import/table/file-menu.ts";
import { menuOf } from "./menu-fixture.ts";

const euros = { code: "EUR", symbol: "€", position: "right", show_decimals: true } as const;
const menu = { ...menuOf({}), currency: euros, language: "de" };

/** Reads JSON into a menu in euros and German, and writes its dishes as one line each. */
export function readJsonMenu(content: unknown, unit?: AmountUnit) {
  const file = readJson(JSON.stringify(content), menu, unit);
  const { created, faults } = diffMenu(menu, file);
  const dishes = created.map(({ category, product }) => {
    const sizes = (product.product_variants ?? []).map(({ name, price, original_price: before }) =>
      [name, price, before && `(${before})`]
        .filter((text) => text != null && text !== "")
        .join(" "),
    );
    const groups = (product.modifier_groups ?? []).map(({ name, min, max, modifiers }) => {
      const choices = (modifiers ?? []).map((choice) => `${choice.name} ${choice.price}`);
      return ` + ${name} ${min}–${max ?? "∞"} ${choices.join(", ")}`;
    });
    const hidden = product.visible === false ? " hidden" : "";
    return `${category} / ${product.name}: ${sizes.join(", ")}${groups.join("")}${hidden}`;
  });
  const left = faults.map(({ line, column, kind, value }) => [line, column, kind, value]);
  return { dishes, left, file };
}
