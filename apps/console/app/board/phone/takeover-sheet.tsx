import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import { FULLSCREEN } from "@comanda/ui/sheets/sheet-shapes.ts";
import { useText } from "../../i18n/text.ts";
import { BoardBanners } from "../bar/board-banners.tsx";
import { NoticeList } from "../frame/notice-list.tsx";
import { TableCalls } from "../table-service/table-calls.tsx";
import { TakeoverScreen } from "./takeover-screen.tsx";

type TakeoverSheetProps = {
  order: StaffOrder;
  position: number;
  count: number;
  onHide: () => void;
  onNext: () => void;
  onRefuse: () => void;
};

/** The new order that covers the screen of a phone until it has an answer. */
export function TakeoverSheet(props: TakeoverSheetProps) {
  const t = useText();
  const { order } = props;
  return (
    <Sheet
      open
      shape={FULLSCREEN}
      persistent
      onClose={props.onHide}
      label={t("board.takeover.title", { number: order.public_id })}
      className="rounded-none!"
    >
      <BoardBanners />
      <TableCalls place="takeover" />
      <TakeoverScreen key={order.id} {...props} notices={<NoticeList place="flow" />} />
    </Sheet>
  );
}
