import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useState } from "react";
import { withMessages } from "../../i18n/later-messages.ts";
import { useSituation } from "../context/board-context.tsx";
import { openCallsAt } from "../state/table-calls.ts";

const loadStrip = withMessages(
  async () => (await import("./table-calls-strip.tsx")).TableCallsStrip,
);

/**
 * `page`: above what scrolls. `takeover`: in the order that covers a phone, which needs most of the height.
 */
type TableCallsProps = { place?: "page" | "takeover" };

/** The calls from tables, on every page; their code is loaded with the first one. */
export function TableCalls({ place = "page" }: TableCallsProps) {
  const isCalled = useSituation(({ board, now }) => openCallsAt(board.facts, now).length > 0);
  const [isNeeded, setNeeded] = useState(isCalled);
  if (isCalled && !isNeeded) setNeeded(true);
  // The region is there before its words, so that a screen reader says them.
  return (
    <div role="status" className={place === "page" ? "sticky top-0 z-30 flex-none" : "flex-none"}>
      {isNeeded && <LazyPart load={loadStrip} props={{ place }} />}
    </div>
  );
}
