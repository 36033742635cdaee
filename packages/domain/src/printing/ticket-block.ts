/** One part of a ticket, without a printer in mind. */
export type TicketBlock =
  | {
      kind: "text";
      text: string;
      align?: "start" | "center";
      /** 1 is a normal letter; 2 and 3 are twice and three times as wide and high. */
      size?: 1 | 2 | 3;
      bold?: boolean;
      /** White on black. */
      invert?: boolean;
      /** Cells that every line of the text is moved in. */
      indent?: number;
      /** What each line but the first begins with: a guest's words must not look like a line of the ticket. */
      hang?: string;
    }
  /** Two texts on one line, at its two ends; the first wraps when both do not fit. */
  | { kind: "pair"; start: string; end: string; bold?: boolean; indent?: number }
  | { kind: "rule" }
  | { kind: "gap" };

/** A line of a ticket that is laid out: it is never wider than the paper. */
export type TicketLine = {
  start: string;
  /** Stands at the end of the line; null for none. */
  end: string | null;
  align: "start" | "center";
  size: 1 | 2 | 3;
  bold: boolean;
  invert: boolean;
  /** A line across the paper, without text. */
  rule: boolean;
};

/** Normal letters in a line of the paper: 58 mm has 32, 80 mm has 42 or 48. */
export const TICKET_COLUMNS = [32, 42, 48] as const;
