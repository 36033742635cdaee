import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import { SIDE_PANEL } from "@comanda/ui/sheets/sheet-shapes.ts";
import type { ReactNode } from "react";
import "./order-panel.css";
import { useText } from "../../i18n/text.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { BoardBanners } from "../bar/board-banners.tsx";
import { BoardDialogs } from "../dialogs/board-dialogs.tsx";
import { NoticeList } from "../frame/notice-list.tsx";
import { OrderPanelBody } from "./order-panel-body.tsx";
import { OrderPanelFoot } from "./order-panel-foot.tsx";
import { OrderPanelHead } from "./order-panel-head.tsx";
import { useCloseOrder } from "./use-close-order.ts";
import { useOrder } from "./use-order.ts";

export type OrderPanelProps = {
  orderId: string;
  /** The button that prints a ticket of the order; absent where nothing prints. */
  renderPrint?: (order: StaffOrder) => ReactNode;
  /** The tiles of the map of an address; absent, there is no map. */
  tiles?: MapTiles;
};

/** One order over the board: lines and money at the start, people and times at the end. */
export function OrderPanel({ orderId, renderPrint, tiles }: OrderPanelProps) {
  const t = useText();
  const close = useCloseOrder();
  const { order, update } = useOrder(orderId);
  const number = typeof order === "object" ? order.public_id : "";
  return (
    <Sheet
      open
      shape={SIDE_PANEL}
      onClose={close}
      label={t("board.order.title", { number })}
      className="order-panel md:max-w-[min(92vw,912px)]! md:rounded-s-l"
    >
      <BoardBanners />
      {typeof order === "object" ? (
        <>
          <OrderPanelHead order={order} onClose={close} />
          <OrderPanelBody order={order} tiles={tiles} onChanged={update} />
          <div className="sticky bottom-0 z-1 flex-none short:static">
            <NoticeList place="flow" />
            <OrderPanelFoot order={order} print={renderPrint?.(order)} />
          </div>
        </>
      ) : (
        <MissingOrder loading={order === "loading"} onClose={close} />
      )}
      <BoardDialogs />
    </Sheet>
  );
}

function MissingOrder({ loading, onClose }: { loading: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <>
      <OrderPanelHead order={null} onClose={onClose} />
      {loading ? (
        <div role="status" aria-label={t("board.loading")} className="flex flex-col gap-3 p-5">
          {[0, 1, 2].map((each) => (
            <div key={each} className="bone h-14 rounded-s" />
          ))}
        </div>
      ) : (
        <EmptyState title={t("board.order.missing")} text={t("board.order.missingText")} />
      )}
    </>
  );
}
