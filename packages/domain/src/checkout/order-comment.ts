/** The longest answer to the additional question, in characters (spec §5). */
export const MAX_ADDITIONAL_INFO = 80;

/** The longest comment on an order, in characters (spec §5). */
export const MAX_ORDER_COMMENT = 120;

/** The answer to the additional question and the comment, as 'additional - comment' (spec §5). */
export function joinOrderComment(additionalInfo: string, comment: string): string {
  return [additionalInfo, comment]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" - ");
}
