const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * The direction in which a line of a ticket is read. On a ticket from right to left every line with such
 * letters is, also where `2 x` stands before them; on other tickets the first letter says it.
 */
export function lineDirection(text: string, isRightToLeft: boolean): "ltr" | "rtl" {
  const judged = isRightToLeft ? text : (/\p{L}/u.exec(text)?.[0] ?? "");
  return RIGHT_TO_LEFT.test(judged) ? "rtl" : "ltr";
}
