import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import BellRing from "lucide-react/icons/bell-ring";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useRef } from "react";
import { useText } from "../../i18n/text.ts";
import { Count } from "../../parts/count.tsx";
import { StatePill } from "../../parts/state-pill.tsx";
import { soundStatus } from "../../web/sound/sound-state.ts";
import type { CardLane } from "../cards/card-lane.ts";
import { OrderCard } from "../cards/order-card.tsx";
import { useSituation } from "../context/board-context.tsx";
import { LaneFoot } from "./lane-foot.tsx";
import { useHoldMovedCards } from "./use-hold-moved-cards.ts";

type LaneProps = { lane: CardLane; orders: readonly StaffOrder[]; className?: string };

/** A lane of the board: its head with counts, its cards, and a foot that counts what does not fit. */
export function Lane({ lane, orders, className }: LaneProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  useHoldMovedCards(
    list,
    orders.map(({ id }) => id),
  );
  return (
    <section
      aria-label={t(`board.lane.${lane}`)}
      data-lane={lane}
      className={classNames("relative flex min-h-0 flex-col", className)}
    >
      <LaneHead lane={lane} count={orders.length} />
      {orders.length === 0 && (
        <p className="px-1 py-2 text-md text-muted">{t(`board.empty.${lane}`)}</p>
      )}
      <ol
        ref={list}
        className="-m-1 flex min-h-0 flex-col gap-3 p-1 pb-3 max-md:gap-2 md:overflow-y-auto md:[scrollbar-width:none] md:group-data-large-text/board:overflow-visible"
      >
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} lane={lane} />
          </li>
        ))}
      </ol>
      <LaneFoot list={list} orders={orders} />
    </section>
  );
}

function LaneHead({ lane, count }: { lane: CardLane; count: number }) {
  const t = useText();
  const late = useSituation(({ view }) => view.late[lane]);
  const rings = useSituation((situation) => situation.ringing !== null);
  // A table's call rings without a new order.
  const ringing = rings && lane === "new" && count > 0;
  // A device without sound must not say that it rings: the banner says why it does not.
  const isHeard = useSituation(({ sound }) => soundStatus(sound) === "on");
  return (
    <div className="@container flex min-h-11 flex-none items-center gap-x-1 max-md:sr-only">
      <h2
        tabIndex={-1}
        data-lane-head={lane}
        className="flex-none text-lg max-lg:text-md @max-[13rem]:min-w-0 @max-[13rem]:shrink @max-[13rem]:leading-tight @max-[13rem]:wrap-anywhere"
      >
        {t(`board.lane.${lane}`)}
      </h2>
      <Count hot={ringing}>{count}</Count>
      <span className="ms-auto flex min-w-0 @max-[13rem]:flex-none @max-[13rem]:*:gap-1 @max-[13rem]:*:bg-transparent @max-[13rem]:*:px-0">
        {/* A narrow lane has no room for the words: a second line would push its cards below the others'. */}
        {ringing && isHeard && (
          <StatePill tone="accent" icon={<BellRing aria-hidden="true" className="size-4" />}>
            <span data-clamped className="truncate @max-[16rem]:sr-only">
              {t("board.ringing")}
            </span>
          </StatePill>
        )}
        {!ringing && late > 0 && (
          <StatePill tone="danger" icon={<TriangleAlert aria-hidden="true" className="size-4" />}>
            <span data-clamped className="truncate @max-[18rem]:sr-only">
              {t("board.late", { count: late })}
            </span>
            <span aria-hidden="true" className="hidden @max-[18rem]:inline">
              {late}
            </span>
          </StatePill>
        )}
      </span>
    </div>
  );
}
