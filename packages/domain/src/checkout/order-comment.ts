/** The longest answer to the additional question, in characters (conformance 5.4). */
export const MAX_ADDITIONAL_INFO = 80;

/** The longest comment on an order, in characters (conformance 9.16). */
export const MAX_ORDER_COMMENT = 120;

/** Joins the answer to the additional question and the comment: 'additional - comment' (conformance 5.38). */
export function joinOrderComment(additionalInfo: string, comment: string): string {
  return [additionalInfo, comment]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" - ");
}
