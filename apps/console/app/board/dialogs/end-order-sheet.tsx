import { MAX_ORDER_TEXT } from "@comanda/contract/rules/staff-rules";
import type { EndReason } from "@comanda/contract/staff/order-board-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { useState } from "react";
import { withMessages } from "../../i18n/later-messages.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { TextAreaField } from "../../parts/field.tsx";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { REASON_LABELS } from "../../parts/orders/order-words.ts";
import { useFocusFault } from "../../parts/saving/use-focus-fault.ts";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { ConnectionBanner } from "../bar/board-banners.tsx";
import { useBoard } from "../context/board-context.tsx";
import { useMay } from "../context/use-may.ts";
import { endReasons, messageFault } from "./end-reasons.ts";
import { EndRefund } from "./end-refund.tsx";
import type { SendMarks } from "./sold-out-offer.tsx";

const loadSoldOutOffer = withMessages(
  async () => (await import("./sold-out-offer.tsx")).SoldOutOffer,
);

const NO_MARKS = () => undefined;

type EndOrderSheetProps = {
  order: StaffOrder;
  /** A new order is refused, an accepted one cancelled. */
  kind: "refuse" | "cancel";
  onClose: () => void;
};

/** Ends an order with a reason; what the guest will read is shown before it is sent. */
export function EndOrderSheet({ order, kind, onClose }: EndOrderSheetProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const board = useBoard();
  const [reason, setReason] = useState<EndReason>("sold_out");
  const [message, setMessage] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const [sendsBack, setSendsBack] = useState(true);
  const [sendMarks, setSendMarks] = useState<SendMarks>(() => NO_MARKS);
  const canSendBack = useMay("orders.refund") && (order.refundable?.by_provider ?? 0) > 0;
  const refund = sendsBack && canSendBack;
  const offersMarks = useMay("availability.write") && reason === "sold_out";
  // A pasted text may bring invisible characters, which the API refuses.
  const words = stripControlCharacters(message);
  const fault = messageFault(reason, words);
  const number = order.public_id;
  const focus = useFocusFault<HTMLDivElement>();
  const send = () => {
    setSubmitted(true);
    focus.onSubmit();
    if (fault !== null || (offersMarks && sendMarks === null)) return;
    board.perform(order, { kind, reason, message: words || null, refund });
    if (offersMarks) sendMarks?.();
    onClose();
  };
  return (
    <Sheet
      open
      notice={<ConnectionBanner />}
      onClose={onClose}
      title={t(`board.${kind}.title`, { number })}
      footer={
        <>
          <GuestTextPreview reason={reason} message={words} />
          <Button look="danger" size="l" onClick={send}>
            {refund
              ? t(`board.${kind}.confirmRefund`, {
                  amount: moneyText(order.refundable?.by_provider ?? 0, order),
                })
              : t(`board.${kind}.confirm`)}
          </Button>
          <Button look="quiet" className="text-ink!" onClick={onClose}>
            {t("board.end.keep")}
          </Button>
        </>
      }
    >
      <div ref={focus.body} className="flex flex-col gap-4">
        <EndRefund order={order} sendsBack={sendsBack} onChange={setSendsBack} />
        <fieldset>
          <legend className="text-md font-bold">{t("board.end.why")}</legend>
          {endReasons(kind, order.service_type).map((each) => (
            <label
              key={each}
              className="flex min-h-12 items-center gap-3 border-b border-line text-md last:border-b-0 has-checked:font-bold"
            >
              <input
                type="radio"
                name="reason"
                className="radio"
                checked={each === reason}
                onChange={() => {
                  setReason(each);
                  setSendMarks(() => NO_MARKS);
                }}
              />
              {t(REASON_LABELS[each])}
            </label>
          ))}
        </fieldset>
        {offersMarks && (
          <LazyPart
            load={loadSoldOutOffer}
            props={{ order, submitted, onChange: (send: SendMarks) => setSendMarks(() => send) }}
          />
        )}
        <TextAreaField
          label={t("board.end.message")}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          error={submitted && fault ? t(`board.end.${fault}`, { max: MAX_ORDER_TEXT }) : undefined}
        />
      </div>
    </Sheet>
  );
}

/**
 * The words that the guest will read, in the language of the member. They stand with the buttons, so that they are
 * in view before they are sent; long ones scroll.
 */
function GuestTextPreview({ reason, message }: { reason: EndReason; message: string }) {
  const t = useText();
  const why = reason === "other" ? "" : t(REASON_LABELS[reason]);
  return (
    <div className="max-h-28 flex-none overflow-y-auto rounded-[12px] bg-ground px-3 py-2">
      <p className="text-sm text-muted">{t("board.end.guestReads")}</p>
      <p className="text-md wrap-anywhere">
        {t("board.end.cancelled")} {why && `${why}.`} <bdi>{message}</bdi>
      </p>
    </div>
  );
}
