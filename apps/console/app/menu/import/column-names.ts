import { foldText } from "../../parts/lists/fold-text.ts";
import type { RowFault } from "./file-menu.ts";

/** The columns of the file; one line is one size of a dish. Only `name` and `price` are needed. */
export const COLUMNS = [
  "id",
  "category",
  "name",
  "description",
  "visible",
  "allergens",
  "diets",
  "size_id",
  "size",
  "price",
  "price_before",
] as const;
export type Column = (typeof COLUMNS)[number];

/**
 * How owners and other systems call the columns, in the languages of the console; words of one name
 * have `_` between them. The names of the exported file are understood in every language. A cost is no
 * price.
 */
const ownNames: Partial<Record<Column, string>> = {
  category:
    "category_name menu_category section kategorie rubrik warengruppe categoria seccion secao categorie rubrique sezione kategori bagian الفئة القسم",
  name: "dish dish_name item item_name menu_item product product_name title gericht speise artikel bezeichnung produkt nombre nombre_del_producto plato producto nome nome_do_produto prato produto nom nom_du_produit plat article produit piatto prodotto nama hidangan الاسم الطبق",
  description:
    "details item_description product_description beschreibung zutaten descripcion ingredientes descricao descrizione ingredienti ingredients keterangan deskripsi الوصف المكونات",
  size: "portion variant variation variation_name grosse große tamano tamanho taille misura dimensione ukuran الحجم",
  price:
    "item_price unit_price preis betrag precio precio_unitario preco preco_unitario prix prix_unitaire prezzo harga السعر",
};

const namesOf = (column: Column) => foldText(ownNames[column] ?? "").split(" ");

/** `Item Name` is `item_name`, and `Price (MXN)` is `price`. */
const plainName = (cell: string): string =>
  foldText(cell.replace(/^\uFEFF/u, "").replaceAll(/[([].*?[)\]]/gu, ""))
    .trim()
    .replaceAll(/[\s_-]+/gu, "_");

/** Returns what each column of a file holds: one of our columns, or its own name. */
export function columnsOf(header: readonly string[]): string[] {
  const folded = header.map(plainName);
  return folded.map((name) => {
    const own = COLUMNS.find((column) => namesOf(column).includes(name));
    // A file with our own name has that column already.
    return own !== undefined && !folded.includes(own) ? own : name;
  });
}

/** A column that is needed and missing, and one that the file has twice: one of them would be lost. */
export function columnFaults(columns: readonly string[], line: number): RowFault[] {
  return COLUMNS.flatMap((column): RowFault[] => {
    const count = columns.filter((each) => each === column).length;
    if (count > 1) return [{ line, column, kind: "repeated", value: column }];
    const isNeeded = column === "name" || column === "price";
    return count === 0 && isNeeded ? [{ line, column, kind: "noColumn", value: column }] : [];
  });
}
