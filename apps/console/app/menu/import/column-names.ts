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
 * How owners call the columns in their own spreadsheets, in the languages of the console.
 * The names of the exported file are understood in every language.
 */
const ownNames: Partial<Record<Column, string>> = {
  category:
    "kategorie rubrik warengruppe categoria seccion secao categorie rubrique sezione kategori bagian الفئة القسم",
  name: "gericht speise artikel bezeichnung produkt nombre plato producto nome prato produto nom plat article produit piatto prodotto nama hidangan الاسم الطبق",
  description:
    "beschreibung zutaten descripcion ingredientes descricao descrizione ingredienti ingredients keterangan deskripsi الوصف المكونات",
  size: "grosse große tamano tamanho taille misura dimensione ukuran الحجم",
  price: "preis betrag precio preco prix prezzo harga السعر",
};

const namesOf = (column: Column) => foldText(ownNames[column] ?? "").split(" ");

/** Returns what each column of a file holds: one of our columns, or its own name. */
export function columnsOf(header: readonly string[]): string[] {
  const folded = header.map((cell) => foldText(cell.replace(/^\uFEFF/u, "")));
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
