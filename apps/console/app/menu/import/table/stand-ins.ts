import type { FileColumn } from "./file-columns.ts";

/**
 * A cash register calls the name of a dish its description, its category a group, and its only price that of sales. In a file with
 * the other word or with choices they are what they say.
 */
export function withStandIns(places: Map<FileColumn, number>): Map<FileColumn, number> {
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
