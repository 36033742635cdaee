import { useShowNavCount } from "../../layout/company-page.tsx";
import { useSituation } from "./board-context.tsx";

/** Counts at the links of every page: new orders, what is sold out, what is paused. */
export function NavCounts() {
  const now = useSituation((situation) => situation.now);
  const facts = useSituation(({ board }) => board.facts);
  const paused = facts?.pauses.filter(({ until }) => Date.parse(until) > now) ?? [];
  useShowNavCount(
    "orders",
    useSituation(({ view }) => view.lanes.new.length),
  );
  useShowNavCount("sold-out", facts?.sold_out_count ?? 0);
  useShowNavCount("pause", paused.length);
  return null;
}
