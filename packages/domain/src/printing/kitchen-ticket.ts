import { localDate } from "../hours/local-date.ts";
import { localTime } from "../hours/local-time.ts";
import type { ModifierSign } from "../menu/modifier-sign.ts";
import { withZone } from "../orders/table-zone.ts";
import { mentionsAllergy } from "../text/allergy-words.ts";
import { shortenedRemarks } from "./shortened-remarks.ts";
import type { TicketBlock } from "./ticket-block.ts";
import type { TicketWords } from "./ticket-language.ts";
import type { TicketOrder, TicketOrderLine } from "./ticket-order.ts";

/** Which of an order's tickets this is. */
export type TicketPart = {
  station: string;
  lines: readonly TicketOrderLine[];
  /** From 1; of `count` stations with a ticket. */
  number: number;
  count: number;
};

/**
 * The ticket of one station: a large number, where the order goes, when it has to be ready, and what
 * to make. It has no amounts. Words of an allergy stand white on black. Very many long notes are
 * shortened, and the ticket says that the screen has them whole.
 */
export function kitchenTicket(
  order: TicketOrder,
  part: TicketPart,
  words: TicketWords,
): TicketBlock[] {
  const { lines, station, number, count } = part;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const remarks = shortenedRemarks(lines.map(({ comment }) => comment ?? ""));
  const isShortened = remarks.some((text, at) => text !== (lines[at]?.comment ?? ""));
  return [
    { kind: "text", text: station, align: "center" },
    { kind: "text", text: `#${order.number}`, align: "center", size: 3, bold: true },
    { kind: "text", text: destination(order, words), align: "center", size: 2, invert: true },
    ...timeBlocks(order, words),
    { kind: "rule" },
    ...lines.flatMap((line, at) => lineBlocks(line, remarks[at] ?? "")),
    ...commentBlocks(order, words),
    ...(isShortened ? [{ kind: "text", text: words.notesOnScreen, bold: true } as const] : []),
    { kind: "rule" },
    { kind: "pair", start: `${words.pieces} ${pieces}`, end: `${words.ticket} ${number}/${count}` },
  ];
}

/** Where an order goes: its table with the zone, or its type and the customer's name. */
export function destination(
  { serviceType, title, zone, name }: Pick<TicketOrder, "serviceType" | "title" | "zone" | "name">,
  words: TicketWords,
): string {
  if (serviceType === "TABLE") return withZone(title ?? words.TABLE, zone);
  return withZone([words[serviceType], title ?? name].filter(Boolean).join(" · "), zone);
}

/** The local day and time of an instant. */
export function dayAndTime(timezone: string, instant: Date): string {
  return `${localDate(timezone, instant)} ${localTime(timezone, instant).time}`;
}

/** When an order was placed, and when it has to be ready. */
export function timeBlocks(
  {
    timezone,
    placedAt,
    promisedAt,
    scheduledFor,
  }: Pick<TicketOrder, "timezone" | "placedAt" | "promisedAt" | "scheduledFor">,
  words: TicketWords,
): TicketBlock[] {
  const placed = dayAndTime(timezone, placedAt);
  const blocks: TicketBlock[] = [{ kind: "text", text: placed }];
  if (scheduledFor) {
    const text = `${words.scheduledFor} ${dayAndTime(timezone, scheduledFor)}`;
    blocks.push({ kind: "text", text, bold: true, size: 2 });
  } else if (promisedAt) {
    const text = `${words.readyBy} ${localTime(timezone, promisedAt).time}`;
    blocks.push({ kind: "text", text, bold: true, size: 2 });
  }
  return blocks;
}

/** What stands before a modifier: a cook must not read an extra as something to leave out. */
const SIGNS: Record<ModifierSign, string> = { without: "-", extra: "+", choice: "*" };

/** What to make of a line, with its note as it stands on paper. */
function lineBlocks(line: TicketOrderLine, shown: string): TicketBlock[] {
  const { quantity, name, variantName, modifiers, comment, guest } = line;
  const dish = `${quantity} x ${name}${variantName ? ` (${variantName})` : ""}`;
  return [
    { kind: "text", text: dish, size: 2, bold: true },
    ...(guest ? [guestBlock(guest)] : []),
    ...modifiers.map((each): TicketBlock => {
      const times = each.quantity > 1 ? `${each.quantity} x ` : "";
      const sign = SIGNS[each.sign];
      const invert = mentionsAllergy(each.name);
      return {
        kind: "text",
        text: `${sign} ${times}${each.name}`,
        indent: 2,
        invert,
        bold: invert,
      };
    }),
    ...(comment ? [remark(comment, 2, shown)] : []),
  ];
}

function guestBlock(name: string): TicketBlock {
  return { kind: "text", text: `@ ${name}`, indent: 2, hang: "@ ", bold: true };
}

function commentBlocks({ comment, lines }: TicketOrder, words: TicketWords): TicketBlock[] {
  const blocks: TicketBlock[] = comment ? [{ kind: "rule" }, remark(comment, 0)] : [];
  const texts = [comment ?? "", ...lines.map((line) => line.comment ?? "")];
  // A station whose own lines say nothing of it has to know too.
  if (!texts.some(mentionsAllergy)) return blocks;
  const text = `! ${words.allergy} !`;
  return [...blocks, { kind: "text", text, align: "center", size: 2, bold: true, invert: true }];
}

/**
 * A note, each line of it behind a quotation mark: what a guest writes looks like no extra of a dish, wherever
 * the paper breaks it. The part of it that is not `shown` may mention the allergy.
 */
function remark(text: string, indent: number, shown = text): TicketBlock {
  const invert = mentionsAllergy(text);
  return { kind: "text", text: `"${shown}"`, indent, hang: '"', invert, bold: invert };
}
