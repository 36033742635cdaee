import "../../i18n/await-office-messages.ts";
import { MAX_ORDER_TEXT } from "@comanda/contract/rules/staff-rules";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { LineChange } from "@comanda/domain/board/order-proposal";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { TextAreaField } from "../../parts/field.tsx";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { ConnectionBanner } from "../bar/board-banners.tsx";
import { useBoard } from "../context/board-context.tsx";
import { useDialogs } from "../context/dialogs.tsx";
import { useMay } from "../context/use-may.ts";
import { ChangedLines } from "../proposal/changed-lines.tsx";
import { changeBlock } from "../proposal/shown-proposal.ts";
import { draftFault, lineChangesOf, totalAfter } from "./change-draft.ts";
import { LineQuantity } from "./line-quantity.tsx";

type ChangeOrderSheetProps = { order: StaffOrder; onClose: () => void };

/** Leaves dishes out of an order, if the guest accepts; a paid order can only be cancelled. */
export function ChangeOrderSheet({ order, onClose }: ChangeOrderSheetProps) {
  const block = changeBlock(order);
  const isOver = block === "not_on_board";
  const close = useEffectEvent(onClose);
  // Another member ended the order while the sheet was open.
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  if (isOver) return null;
  return block === "paid" ? (
    <PaidSheet order={order} onClose={onClose} />
  ) : (
    <ProposalSheet order={order} onClose={onClose} />
  );
}

function ProposalSheet({ order, onClose }: ChangeOrderSheetProps) {
  const t = useText();
  const board = useBoard();
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [message, setMessage] = useState("");
  const [tried, setTried] = useState(false);
  const changes = lineChangesOf(order, chosen);
  const fault = draftFault(order, changes);
  // A pasted text may bring invisible characters, which the API refuses.
  const words = stripControlCharacters(message);
  const isTooLong = words.length > MAX_ORDER_TEXT;
  const send = () => {
    setTried(true);
    if (fault !== null || isTooLong) return;
    board.perform(order, { kind: "propose", lines: changes, reason: words || null });
    onClose();
  };
  const faultKey = fault === "nothing_left" ? "changeOrder.all" : "changeOrder.nothing";
  return (
    <Sheet
      open
      notice={<ConnectionBanner />}
      changed={changes.length > 0 || message !== ""}
      onClose={onClose}
      title={t("changeOrder.title", { number: order.public_id })}
      footer={
        <>
          {fault !== null && (tried || fault === "nothing_left") && (
            <p role="alert" className="text-md font-bold text-danger">
              {t(faultKey)}
            </p>
          )}
          <Button look="solid" size="l" onClick={send}>
            {t("changeOrder.send")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-md text-muted">{t("changeOrder.hint")}</p>
        <ul className="flex flex-col">
          {order.lines.map((line) => (
            <LineQuantity
              key={line.position}
              line={line}
              quantity={chosen.get(line.position) ?? line.quantity}
              onChange={(quantity) => setChosen(new Map(chosen).set(line.position, quantity))}
            />
          ))}
        </ul>
        <TextAreaField
          label={t("changeOrder.message")}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          error={isTooLong ? t("board.end.tooLong", { max: MAX_ORDER_TEXT }) : undefined}
        />
        {fault === null && <GuestReads order={order} changes={changes} message={words} />}
      </div>
    </Sheet>
  );
}

type GuestReadsProps = { order: StaffOrder; changes: readonly LineChange[]; message: string };

/** The words and amounts that the guest will read, in the language of the member. */
function GuestReads({ order, changes, message }: GuestReadsProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const after = totalAfter(order, changes);
  const lines = changes.flatMap(({ position, quantity }) => {
    const line = order.lines.find((each) => each.position === position);
    if (!line) return [];
    const { name, variant_name, quantity: quantity_before } = line;
    return [{ position, name, variant_name, quantity_before, quantity_after: quantity }];
  });
  return (
    <div className="flex flex-col gap-1 rounded-[12px] bg-ground px-3 py-2.5">
      <p className="text-sm text-muted">{t("board.end.guestReads")}</p>
      <p className="text-md font-bold">{t("changeOrder.asks")}</p>
      <ChangedLines lines={lines} />
      {message && (
        <p className="text-md wrap-anywhere">
          <bdi>{message}</bdi>
        </p>
      )}
      {order.breakdown && after !== null && (
        <dl aria-live="polite" className="pt-1">
          <div className="flex justify-between gap-3 text-md">
            <dt>{t("board.change.before")}</dt>
            <dd>{moneyText(order.breakdown.total, order)}</dd>
          </div>
          <div className="flex justify-between gap-3 text-lg font-bold">
            <dt>{t("board.change.after")}</dt>
            <dd>{moneyText(after, order)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}

/** Says that a paid order cannot be changed, and offers its cancellation. */
function PaidSheet({ order, onClose }: ChangeOrderSheetProps) {
  const t = useText();
  const { show } = useDialogs();
  const mayCancel = useMay("orders.cancel");
  const kind = order.status === "PENDING" ? "refuse" : "cancel";
  return (
    <Sheet
      open
      notice={<ConnectionBanner />}
      onClose={onClose}
      title={t("changeOrder.title", { number: order.public_id })}
      footer={
        mayCancel && (
          <Button look="danger-outline" size="l" onClick={() => show({ kind, orderId: order.id })}>
            {t(`board.${kind}.open`)}
          </Button>
        )
      }
    >
      <p className="text-md">{t("changeOrder.paid")}</p>
    </Sheet>
  );
}
