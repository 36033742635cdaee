import { foldText } from "../../parts/lists/fold-text.ts";
import type { DoubledColumn, RowFault } from "./file-menu.ts";

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
 * How owners and other systems call the columns, in the languages of the console, the clearest name of each
 * language first; words of one name have `_` between them. The names of the exported file are understood in
 * every language. A cost is no price.
 */
const ownNames: Partial<Record<Column, string>> = {
  category:
    "category_name menu_category section kategorie rubrik warengruppe categoria seccion secao categorie rubrique sezione kategori bagian الفئة القسم",
  name: "item_name dish_name product_name menu_item dish title item product gericht speise bezeichnung artikel produkt nombre_del_producto nombre plato producto articulo nome_do_produto nome prato produto nom_du_produit nom plat article produit piatto prodotto nama hidangan الاسم الطبق",
  description:
    "item_description product_description details beschreibung zutaten descripcion ingredientes descricao descrizione ingredienti ingredients deskripsi keterangan الوصف المكونات",
  size: "variation_name variant variation portion grosse große tamano tamanho taille misura dimensione ukuran الحجم",
  price:
    "item_price unit_price preis betrag precio precio_unitario preco preco_unitario prix prix_unitaire prezzo harga السعر",
};

const withoutMark = (cell: string): string => foldText(cell.replace(/^\uFEFF/u, ""));

/** `Item Name` is `item_name`, and `Price (MXN)` and `Price $` are `price`. */
const plainName = (cell: string): string =>
  withoutMark(cell.replaceAll(/[([].*?[)\]]|\p{Sc}/gu, "")).replaceAll(/[\s_-]+/gu, "_");

/** How well a cell of the header names a column, best first: exactly, by our name, by a name of `ownNames`. */
function rankOf(cell: string, column: Column): number | null {
  if (withoutMark(cell) === column) return 0;
  const names = [column, ...foldText(ownNames[column] ?? "").split(" ")];
  const at = names.indexOf(plainName(cell));
  return at < 0 ? null : at + 1;
}

/** Which cell of a line has each column, and the columns for which the file has several. */
export type FileColumns = { places: ReadonlyMap<Column, number>; doubled: DoubledColumn[] };

/** Finds the columns of a file. Of several cells for one column the clearest name is read, or else the first. */
export function columnsOf(header: readonly string[]): FileColumns {
  const found = COLUMNS.map((column) => {
    const cells = header.flatMap((cell, at) => {
      const rank = rankOf(cell, column);
      return rank === null ? [] : [{ cell: cell.trim(), at, rank }];
    });
    return { column, cells: cells.toSorted((one, other) => one.rank - other.rank) };
  });
  return {
    places: new Map(
      found.flatMap(({ column, cells: [read] }) => (read ? [[column, read.at]] : [])),
    ),
    doubled: found.flatMap(({ column, cells: [read, ...others] }) =>
      read && others.length > 0
        ? [{ column, read: read.cell, unread: others.map(({ cell }) => cell) }]
        : [],
    ),
  };
}

/** A column that is needed and missing, and one that the file has twice by the same name: one would be lost. */
export function columnFaults({ places, doubled }: FileColumns, line: number): RowFault[] {
  return COLUMNS.flatMap((column): RowFault[] => {
    const { read, unread = [] } = doubled.find((each) => each.column === column) ?? {};
    if (read !== undefined && unread.some((cell) => withoutMark(cell) === withoutMark(read)))
      return [{ line, column, kind: "repeated", value: read }];
    const isNeeded = column === "name" || column === "price";
    const isMissing = isNeeded && !places.has(column);
    return isMissing ? [{ line, column, kind: "noColumn", value: column }] : [];
  });
}
