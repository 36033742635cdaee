import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import type { RefObject } from "react";
import { useText } from "../../i18n/text.ts";
import { useSituation } from "../context/board-context.tsx";
import { dueInMinutes } from "../state/order-age.ts";
import { useHiddenBelow } from "./use-hidden-below.ts";

type LaneFootProps = {
  list: RefObject<HTMLOListElement | null>;
  orders: readonly StaffOrder[];
  /** For the narrow rail: a number only. */
  brief?: boolean;
};

/**
 * Counts the cards that do not fit, or names the one whose end does not, and brings them into view. It
 * never covers a card's button.
 */
export function LaneFoot({ list, orders, brief = false }: LaneFootProps) {
  const t = useText();
  const { below, isCut, scrolled } = useHiddenBelow(list, orders.length);
  const hidden = orders.slice(orders.length - below);
  const due = useSituation(({ now }) => dueInMinutes(hidden, new Date(now)));
  const hasMore = below > 0 || isCut;
  if (!hasMore && !scrolled) return null;
  const words = () => {
    if (brief && hasMore) return t("board.foot.more", { count: below + (isCut ? 1 : 0) });
    if (below > 0) return t("board.foot.more", { count: below });
    const number = orders.at(-1)?.public_id ?? "";
    return isCut ? t("board.foot.rest", { number }) : t("board.foot.top");
  };
  const scrollOn = () => {
    const element = list.current;
    if (!element) return;
    const top = hasMore ? element.scrollTop + element.clientHeight * 0.8 : 0;
    element.scrollTo({ top, behavior: "smooth" });
  };
  const Icon = hasMore ? ChevronDown : ChevronUp;
  return (
    <button
      type="button"
      onClick={scrollOn}
      className={`${brief ? "px-1.5 text-sm" : "px-4 text-md"} relative mb-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-7 before:bg-linear-to-t before:from-ground before:to-transparent flex min-h-12 w-full flex-none items-center gap-2 rounded-m border border-line bg-surface font-bold max-md:hidden`}
    >
      <span className="min-w-0 flex-1 text-start">
        {words()}{" "}
        {due !== null && !brief && (
          <span className="font-normal text-muted">{t("board.foot.due", { minutes: due })}</span>
        )}
      </span>
      <Icon aria-hidden="true" className="size-5 flex-none" />
    </button>
  );
}
