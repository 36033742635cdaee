/** The category that the name of a sheet says; null where its program named it. */
export const sheetCategory = (sheet: string | undefined): string | null =>
  sheet === undefined || UNNAMED.test(sheet) ? null : sheet;

/** How spreadsheet programs name a new sheet in every language: `Sheet1`, `Hoja 2`. The tables of a web page have numbers. */
const UNNAMED = /^\p{L}*\s?\d+$/u;

/** The text of a heading without what is drawn around it. */
export const withoutDecoration = (text: string): string => text.trim().replaceAll(DECORATION, "");

/** What people draw around a heading: `--- Soups ---`, `★ Soups ★`, `Soups:`. */
const DECORATION = /^[\s\-–—=*_~#|:\p{So}•·]+(?=.*\p{L})|[\s\-–—=*_~#|:\p{So}•·]+(?:\uFE0F\s*)?$/gu;
