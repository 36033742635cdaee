import type { TicketBlock } from "./ticket-block.ts";
import type { TicketWords } from "./ticket-language.ts";

/**
 * Marks a ticket that may be on paper already. `count` is how many may have been printed before it;
 * 0 leaves the ticket as it is.
 */
export function withDuplicateMark(
  blocks: readonly TicketBlock[],
  count: number,
  words: TicketWords,
): TicketBlock[] {
  if (count === 0) return [...blocks];
  const mark: TicketBlock = {
    kind: "text",
    align: "center",
    size: 2,
    bold: true,
    invert: true,
    text: `${words.duplicate} ${count}`,
  };
  return [mark, ...blocks, mark];
}
