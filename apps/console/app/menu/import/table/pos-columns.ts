import type { FileColumn } from "./file-columns.ts";

/**
 * Exports of cash registers put the dish's name under Description, the category under Group and the price under Sale price. A
 * column keeps its meaning where the file also has Name, Category or Price; Group also keeps it where the file has choices.
 */
export function withPosColumns(places: Map<FileColumn, number>): Map<FileColumn, number> {
  const [description, group] = [places.get("description"), places.get("group")];
  const sale = places.get("sale_price");
  if (!places.has("price") && sale !== undefined) {
    places.delete("sale_price");
    places.set("price", sale);
  }
  const hasChoices = places.has("choice") || places.has("choices") || places.has("kind");
  if (!places.has("name") && places.has("price") && description !== undefined) {
    places.delete("description");
    places.set("name", description);
  }
  if (!places.has("category") && places.has("name") && !hasChoices && group !== undefined) {
    places.delete("group");
    places.set("category", group);
  }
  return places;
}
