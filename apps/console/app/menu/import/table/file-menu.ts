import type { Fault } from "@comanda/contract/calls/problems";
import type { MenuLanguage } from "@comanda/domain/menu/translations";
import type { Product } from "../../data/menu-types.ts";
import type { Line } from "./line.ts";

/** What is wrong with a row of a file, or with the whole, whose line is null. */
export type RowFault = {
  line: number | null;
  /** The name of the column; null for the whole row. */
  column: string | null;
  /** The key of the message, below `menu.import.fault.` or `menu.fault.`, and a fact of it. */
  kind:
    | "empty"
    | "noColumn"
    | "cells"
    | "quote"
    | "notJson"
    | "oldWorkbook"
    | "noTable"
    | "picture"
    | "document"
    | "archive"
    | "noName"
    | "noCategory"
    | "price"
    | "unclearPrice"
    | "twoPrices"
    | "yesNo"
    | "choice"
    | "perWeight"
    | "severalPrices"
    | "tooLarge"
    | "tooMany"
    | "tooManyCells"
    | "otherJson"
    | "code"
    | "text"
    | "number"
    | "form"
    | "otherCategory"
    | "repeated"
    | "server";
  value: string;
  /** Whether nothing of the file can be taken, because other lines may be read wrongly too. */
  stops?: boolean;
} & Pick<Fault, "code" | "facts">;

export type CategoryTexts = Partial<Record<MenuLanguage, { name: string }>>;

/** A product that a file has, as a change of the stored one or as a new one. */
export type FileProduct = {
  /** Where it stands in the file: a line of a CSV, a number in a JSON list. */
  line: number;
  /** All of its lines. A fault in one of them leaves the whole dish out. */
  lines: readonly number[];
  /** Null if the menu has no product with the id. */
  id: string | null;
  /** The name of its category; null where it stays where it is. */
  category: string | null;
  /** The name of its category in other languages. */
  categoryTexts?: CategoryTexts;
  name: string;
  /** Whether the file names no size of it: right only for a stored dish that has none. */
  isSizeless: boolean;
  /** Returns the product, made from the stored one, or from null for a new product. */
  change: (stored: Product | null) => Product;
  /** What there is to say about it, made from the stored one, or from null for a new product. */
  notes?: (stored: Product | null) => RowNote[];
};

/** One of our columns for which a file has several: the one that is read, and those that are left out. */
export type DoubledColumn = { column: string; read: string; unread: readonly string[] };

/** What of a dish is not read, or read otherwise than the file seems to say. The dish itself is taken. */
export type RowNote = {
  line: number | null;
  /** The key of the message, below `menu.import.note.`, and a fact of it. */
  kind:
    | "choicesMissing"
    | "costAsPrice"
    | "openGroups"
    | "status"
    | "size"
    | "dateSize"
    | "hiddenSize"
    | "keptHidden"
    | "keptSize"
    | "hiddenRows"
    | "hiddenColumns"
    | "footnote"
    | "absentAllergens"
    | "guessedColumns";
  value: string;
};

/** Whether amounts count whole units or cents. */
export type AmountUnit = "whole" | "small";

/** Whether a mark before three digits, as in `1.200`, stands for thousands or for decimals. */
export type ThousandsReading = "thousands" | "decimals";

/** What the owner chose about amounts that a file leaves open. */
export type AmountOptions = {
  unit?: AmountUnit | undefined;
  thousands?: ThousandsReading | undefined;
};

export type FileMenu = {
  products: FileProduct[];
  faults: RowFault[];
  notes?: readonly RowNote[];
  /** Of a CSV alone. */
  doubled?: readonly DoubledColumn[];
  /** The names of the columns of a table, or of the fields of dishes in JSON, that are not read. */
  unknown?: readonly string[];
  /** All lines with dishes, of a CSV alone. */
  lines?: readonly Line[];
  /** How the file itself calls our columns, of a CSV alone. */
  titles?: Readonly<Record<string, string>>;
  /** Where the file does not say its unit: in which its amounts are read, and one of them. */
  unit?: { read: AmountUnit; sample: number };
  /** Where amounts such as `1.200` may be two: how they are read, null without an answer, and one of them. */
  thousands?: { read: ThousandsReading | null; sample: string };
  /**
   * Of a workbook alone: the sheet that is read, all that have cells, and after how many lines those of each
   * read sheet begin.
   */
  sheet?: {
    name: string;
    names: readonly string[];
    starts: readonly { name: string; after: number }[];
  };
};
