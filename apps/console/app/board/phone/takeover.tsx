import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import { FULLSCREEN } from "@comanda/ui/sheets/sheet-shapes.ts";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { BoardBanners } from "../bar/board-banners.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useDialogs } from "../context/dialogs.tsx";
import { NoticeList } from "../frame/notice-list.tsx";
import { TableCalls } from "../table-calls/table-calls.tsx";
import { TakeoverScreen } from "./takeover-screen.tsx";
import { hideTakeover, noTakeover, showNext, takeoverOrder } from "./takeover-state.ts";
import { useIsPhone } from "./use-phone.ts";

/** Decides on a phone which new order covers the whole screen, and opens its sheet, until the order has an answer. */
export function OrderTakeover() {
  const t = useText();
  const isPhone = useIsPhone();
  const orders = useSituation(({ view }) => view.lanes.new);
  const { dialog, show } = useDialogs();
  const [takeover, setTakeover] = useState(noTakeover);
  const shown = takeoverOrder(takeover, orders);
  // What a member is writing is not covered; the bell rings anyway.
  if (!isPhone || !shown || dialog !== null) return null;
  const hide = () => setTakeover(hideTakeover(orders));
  return (
    <Sheet
      open
      shape={FULLSCREEN}
      persistent
      onClose={hide}
      label={t("board.takeover.title", { number: shown.order.public_id })}
      className="rounded-none!"
    >
      <BoardBanners />
      <TableCalls place="takeover" />
      <TakeoverScreen
        key={shown.order.id}
        order={shown.order}
        position={shown.position}
        count={orders.length}
        notices={<NoticeList place="flow" />}
        onHide={hide}
        onNext={() => setTakeover(showNext({ ...takeover, shownId: shown.order.id }, orders))}
        onRefuse={() => show({ kind: "refuse", orderId: shown.order.id })}
      />
    </Sheet>
  );
}
