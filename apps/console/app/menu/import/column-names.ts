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
 * Columns of other systems beside ours: what holds the lines of one dish together, the price of a sale, and the
 * second and third word of a size. `withTheirRows` makes ours of them.
 */
const THEIR_COLUMNS = ["handle", "sku", "parent", "sale_price", "size_2", "size_3"] as const;
export type FileColumn = Column | (typeof THEIR_COLUMNS)[number];
const ALL_COLUMNS: readonly FileColumn[] = [...COLUMNS, ...THEIR_COLUMNS];

/** So many lines at the beginning of a file are searched for the names of the columns: titles may stand above. */
export const HEADER_LINES = 20;

/**
 * How owners and other systems call the columns, in the languages of the console and in Japanese, Chinese and
 * Korean, the clearest name of each language first; words of one name have `_` between them. The names of the
 * exported file are understood in every language. A cost is no price.
 */
const otherNames: Partial<Record<FileColumn, string>> = {
  category:
    "category_name menu_category categories menu_group menu_section section kategorie kategorien rubrik warengruppe speisekategorie categoria categorias seccion secao categorie rubrique sezione kategori bagian الفئة القسم カテゴリ カテゴリー 分類 分类 分類名 카테고리 reporting_category type product_type product_category",
  name: "item_name dish_name product_name menu_item dish title item product gericht speise bezeichnung artikel artikelname produkt produktname nombre_del_producto nombre_del_articulo nombre plato producto articulo nome_do_produto nome_do_item nome prato item_do_cardapio produto nom_du_produit nom plat article produit piatto nome_piatto prodotto nama nama_produk hidangan الاسم الطبق 商品名 品名 メニュー名 料理名 菜名 메뉴 상품명",
  description:
    "item_description product_description details body beschreibung artikelbeschreibung zutaten descripcion ingredientes descricao descrizione ingredienti ingredients deskripsi keterangan الوصف المكونات 説明 商品説明 描述 설명 short_description",
  visible:
    "published available_for_sale visibility sichtbar verfugbar disponible visivel disponivel disponibile tersedia",
  size: "variation_name option1_value option_1_value variant_name variation variant portion grosse große tamano tamanho taille misura dimensione ukuran الحجم サイズ attribute_1_value(s) attribute_1_value",
  price:
    "item_price unit_price variant_price regular_price default_price base_price preis einzelpreis verkaufspreis betrag precio precio_unitario precio_de_venta preco preco_unitario preco_de_venda prix prix_unitaire prix_de_vente prezzo harga harga_jual السعر 価格 値段 単価 販売価格 价格 價格 가격",
  price_before:
    "variant_compare_at_price compare_at_price original_price preco_original precio_original streichpreis",
  handle: "group_id",
  sale_price: "angebotspreis precio_rebajado",
  size_2: "option2_value option_2_value attribute_2_value(s) attribute_2_value",
  size_3: "option3_value option_3_value attribute_3_value(s) attribute_3_value",
};

const withoutMark = (cell: string): string => foldText(cell.replace(/^\uFEFF/u, ""));

/** `Item Name` is `item_name`, and `Price (MXN)`, `Price $` and `Price:` are `price`. */
const plainName = (cell: string): string =>
  withoutMark(cell.replaceAll(/\s*[([].*?[)\]]|\p{Sc}|[*:]/gu, "")).replaceAll(/[\s_-]+/gu, "_");

const namesOf = new Map(
  ALL_COLUMNS.map((column) => [
    column,
    [column, ...(otherNames[column]?.split(" ") ?? [])].map(plainName),
  ]),
);

/** How well a cell of the header names a column, best first: exactly, by our name, by a name of `otherNames`. */
function rankOf(cell: string, column: FileColumn): number | null {
  if (withoutMark(cell) === column) return 0;
  const at = namesOf.get(column)?.indexOf(plainName(cell)) ?? -1;
  return at < 0 ? null : at + 1;
}

/** Which cell of a line has each column, and the columns for which the file has several. */
export type FileColumns = { places: ReadonlyMap<FileColumn, number>; doubled: DoubledColumn[] };

/** Finds the columns of a file. Of several cells for one column the clearest name is read, or else the first. */
export function columnsOf(header: readonly string[]): FileColumns {
  const found = ALL_COLUMNS.map((column) => {
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
      return [{ line, column, kind: "repeated", value: read, stops: true }];
    const isNeeded = column === "name" || column === "price";
    const isMissing = isNeeded && !places.has(column);
    return isMissing ? [{ line, column, kind: "noColumn", value: column, stops: true }] : [];
  });
}

/** Whether rows have the columns of a menu. */
export function isMenu(rows: readonly (readonly string[])[]): boolean {
  const { places } = columnsOf(rows[headerAt(rows)] ?? []);
  return places.has("name") && places.has("price");
}

/**
 * Where among the rows the names of the columns stand: in the first lines that row which names most of
 * them, a name and a price among these, or else the first row that is not empty.
 */
export function headerAt(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, HEADER_LINES).map((cells) => {
    const { places } = columnsOf(cells);
    return places.has("name") && places.has("price") ? places.size : 0;
  });
  const most = Math.max(0, ...known);
  const at =
    most > 0 ? known.indexOf(most) : rows.findIndex((cells) => cells.some((cell) => cell.trim()));
  return Math.max(0, at);
}
