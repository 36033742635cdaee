/** A text for comparisons: without case, accents and spaces at the ends. */
export const foldText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
