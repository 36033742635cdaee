import type { Ticket } from "@comanda/contract/staff/printing-schemas";
import { lineDirection } from "@comanda/domain/printing/line-direction";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import "./ticket-paper.css";

type TicketPaperProps = { ticket: Ticket; direction: "ltr" | "rtl"; language: string };
type Line = Ticket["lines"][number];

/** A ticket as it stands on paper. */
export function TicketPaper({ ticket, direction, language }: TicketPaperProps) {
  return (
    <div dir={direction} lang={language} className="ticket-paper">
      {ticket.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a ticket never move
        <TicketLine key={at} line={line} isRightToLeft={direction === "rtl"} />
      ))}
    </div>
  );
}

function TicketLine({ line, isRightToLeft }: { line: Line; isRightToLeft: boolean }) {
  const { start, end, rule, align, size, bold, invert } = line;
  if (rule) return <hr className="ticket-rule" />;
  return (
    <p
      data-size={size}
      className={classNames(
        "ticket-line",
        align === "center" && "justify-center",
        bold && "font-bold",
        invert && "ticket-invert",
      )}
    >
      <bdi dir={lineDirection(start, isRightToLeft)}>{start || "\u00a0"}</bdi>
      {end !== null && <bdi className="ms-auto">{end}</bdi>}
    </p>
  );
}
