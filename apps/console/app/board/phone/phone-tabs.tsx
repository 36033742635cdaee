import { type MessageKey, useText } from "../../i18n/text.ts";
import { useSituation } from "../context/board-context.tsx";
import type { BoardSituation } from "../runtime/board-store.ts";

/** The tabs of a phone; what is on the way stands below what is ready. */
export const PHONE_TABS = ["new", "preparing", "ready", "later"] as const;

export type PhoneTab = (typeof PHONE_TABS)[number];

const labels: Record<PhoneTab, MessageKey> = {
  new: "board.lane.new",
  preparing: "board.lane.preparing",
  ready: "board.lane.ready",
  later: "board.lane.later",
};

type PhoneTabsProps = { tab: PhoneTab; onChange: (tab: PhoneTab) => void };

/** The lanes of the board on a phone, with how many orders each has. */
export function PhoneTabs({ tab, onChange }: PhoneTabsProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons choose what is in view and are no form
    <div
      role="group"
      aria-label={t("board.lanes")}
      className="sticky top-15 z-10 grid min-h-15 grid-cols-4 border-b border-line bg-surface md:hidden"
    >
      {PHONE_TABS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tab}
          onClick={() => onChange(each)}
          className="relative flex min-w-0 flex-col items-center justify-start px-1 pt-2 pb-2 text-sm leading-tight font-bold text-muted aria-pressed:text-ink"
        >
          <TabCount tab={each} />
          <span className="max-w-full text-center wrap-anywhere">{t(labels[each])}</span>
          {each === tab && (
            <span
              aria-hidden="true"
              className="absolute inset-x-3.5 bottom-0 h-1 rounded-t-s bg-ink"
            />
          )}
        </button>
      ))}
    </div>
  );
}

function TabCount({ tab }: { tab: PhoneTab }) {
  const count = useSituation((situation) => countOf(situation, tab));
  return <b className="text-lg leading-6 text-ink">{count}</b>;
}

function countOf({ view: { lanes } }: BoardSituation, tab: PhoneTab): number {
  return lanes[tab].length + (tab === "ready" ? lanes.on_the_way.length : 0);
}
