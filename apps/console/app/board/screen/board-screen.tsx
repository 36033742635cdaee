import { type ReactNode, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { BoardBanners } from "../bar/board-banners.tsx";
import { BoardBar } from "../bar/board-bar.tsx";
import { PhoneBar } from "../bar/phone-bar.tsx";
import { PrinterStrip } from "../bar/printer-strip.tsx";
import { SlowdownStrip } from "../bar/slowdown-strip.tsx";
import { useBoard, useSituation } from "../context/board-context.tsx";
import { BoardDialogs } from "../dialogs/board-dialogs.tsx";
import { NoticeList } from "../frame/notice-list.tsx";
import { KeysListener } from "../keys/keys-listener.tsx";
import { type PhoneTab, PhoneTabs } from "../phone/phone-tabs.tsx";
import { OrderTakeover } from "../phone/takeover.tsx";
import { TableCalls } from "../table-service/table-calls.tsx";
import { Announcer } from "./announcer.tsx";
import { BoardLanes } from "./board-lanes.tsx";
import { useCardFocus } from "./use-card-focus.ts";
import { useIsLargeText } from "./use-is-large-text.ts";

type BoardScreenProps = {
  isOrderOpen: boolean;
  /** A notice of another area, above the lanes. */
  notice?: ReactNode;
};

/** The order board: on phones a column with tabs, on wider screens lanes beside each other. */
export function BoardScreen({ isOrderOpen, notice }: BoardScreenProps) {
  const t = useText();
  const [tab, setTab] = useState<PhoneTab>("new");
  const { store } = useBoard();
  const ringing = useSituation((situation) => situation.ringing);
  const isKnown = useSituation(({ board }) => board.facts !== null);
  useCardFocus(store);
  const probe = useRef<HTMLSpanElement>(null);
  const isLargeText = useIsLargeText(probe);
  return (
    <div
      data-ringing={ringing ?? "no"}
      data-large-text={isLargeText || undefined}
      className="group/board relative flex min-h-0 flex-auto flex-col md:h-dvh md:flex-none md:data-large-text:h-auto md:data-large-text:min-h-dvh"
    >
      <span ref={probe} aria-hidden="true" className="invisible absolute size-4" />
      <h1 className="heard">{t("board.title")}</h1>
      <BoardBar />
      <PhoneBar />
      <BoardBanners />
      <TableCalls />
      {notice}
      <PrinterStrip />
      <SlowdownStrip />
      <PhoneTabs tab={tab} onChange={setTab} />
      {isKnown ? (
        <BoardLanes tab={tab} notices={<NoticeList place="board" />} />
      ) : (
        <BoardSkeleton />
      )}
      <OrderTakeover />
      {/* An open order shows the sheets itself, because screen readers skip the rest of the page. */}
      {!isOrderOpen && <BoardDialogs />}
      <KeysListener />
      <Announcer />
    </div>
  );
}

/** Empty cards while the first board is on its way. */
function BoardSkeleton() {
  const t = useText();
  return (
    <div role="status" aria-label={t("board.loading")} className="grid gap-3 p-3 md:grid-cols-3">
      {[0, 1, 2].map((each) => (
        <div key={each} className="bone h-60 rounded-m" />
      ))}
    </div>
  );
}
