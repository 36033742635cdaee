import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useText } from "../../i18n/text.ts";
import { AgePill } from "../../parts/age-pill.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useTimeStyle } from "../context/use-time-style.ts";
import { orderAge } from "../state/order-age.ts";
import { ageText } from "../words/age-text.ts";

/** How long an order waits or has left. It changes with each tick of the board. */
export function OrderAgePill({ order }: { order: StaffOrder }) {
  const t = useText();
  const style = useTimeStyle();
  const now = useSituation((situation) => situation.now);
  const age = orderAge(order, new Date(now));
  return (
    <span className="max-w-full">
      <AgePill age={age.urgency} passed={age.part}>
        {ageText(age, now, style, t)}
      </AgePill>
    </span>
  );
}
