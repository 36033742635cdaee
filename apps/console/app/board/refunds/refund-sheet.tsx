import { MAX_ORDER_TEXT } from "@comanda/contract/rules/staff-rules";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Field, TextAreaField } from "../../parts/field.tsx";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { ConnectionBanner } from "../bar/board-banners.tsx";
import { readRefundAmount } from "./refund-amount.ts";
import { useRefundCalls } from "./use-refund-calls.ts";

type RefundSheetProps = {
  order: StaffOrder;
  refundable: NonNullable<StaffOrder["refundable"]>;
  onChanged: (order: StaffOrder) => void;
  onClose: () => void;
};

/** Sends money of an order back, all or a part, or records what was given back by hand. */
export function RefundSheet({ order, refundable, onChanged, onClose }: RefundSheetProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const canSend = refundable.by_provider > 0;
  const [byHand, setByHand] = useState(!canSend);
  const [text, setText] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { send, busy, error } = useRefundCalls(order, onChanged);
  const others = useOtherRefunds(order);
  const isByHand = byHand || !canSend;
  const left = isByHand ? refundable.total : refundable.by_provider;
  const { amount, fault } = readRefundAmount(text, left, order.currency);
  const isTooLong = reason.length > MAX_ORDER_TEXT;
  const money = (value: number) => ({ amount: moneyText(value, order) });
  const submit = async () => {
    setTried(true);
    if (fault !== null || isTooLong || others.isNew) return others.accept();
    const note = reason.trim() || null;
    if (await send({ kind: "refund", amount, byHand: isByHand, reason: note })) onClose();
  };
  const verb = isByHand ? "refunds.record" : "refunds.send";
  const faultText = {
    unreadable: () => t("board.pay.unreadable"),
    unclear: () => t("menu.fault.unclear", { example: moneyText(12.5, order) }),
    zero: () => t("refunds.zero"),
    decimals: () => t("refunds.decimals"),
    tooMuch: () => t("refunds.tooMuch", money(left)),
  };
  return (
    <Sheet
      open
      notice={<ConnectionBanner />}
      changed={text !== "" || reason !== ""}
      onClose={onClose}
      title={t("refunds.sheet", { number: order.public_id })}
      footer={
        <>
          {others.areSome && !busy && <OthersAlert left={left} order={order} />}
          <Alert text={error} />
          <Button look="solid" size="l" disabled={busy || left === 0} onClick={submit}>
            {fault === null
              ? t(verb, money(amount ?? left))
              : t(isByHand ? "refunds.recordOpen" : "refunds.open")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {canSend ? (
          <HowChoice byHand={byHand} onChange={setByHand} />
        ) : (
          <p className="rounded-s bg-warning-soft px-3 py-2 text-md">{t("refunds.handOnly")}</p>
        )}
        <p className="text-md text-muted">{t("refunds.left", money(left))}</p>
        <Field
          label={t("refunds.amount")}
          hint={t("refunds.amountHint")}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={tried && fault ? faultText[fault]() : undefined}
        />
        <TextAreaField
          label={t("refunds.reason")}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTooLong ? t("refunds.reasonTooLong", { max: MAX_ORDER_TEXT }) : undefined}
        />
      </div>
    </Sheet>
  );
}

/**
 * Whether refunds were made since the sheet was opened, elsewhere: the first press after one sends nothing, because
 * two members may answer the same complaint.
 */
function useOtherRefunds({ refunds }: StaffOrder) {
  const ids = refunds.map(({ id }) => id).join(" ");
  const [opened] = useState(ids);
  const [seen, setSeen] = useState(ids);
  return { areSome: ids !== opened, isNew: ids !== seen, accept: () => setSeen(ids) };
}

type HowChoiceProps = { byHand: boolean; onChange: (byHand: boolean) => void };

/** Whether the provider sends the money, or the member gives it back. */
function HowChoice({ byHand, onChange }: HowChoiceProps) {
  const t = useText();
  return (
    <fieldset>
      <legend className="text-md font-bold">{t("refunds.how")}</legend>
      {[false, true].map((hand) => (
        <label
          key={String(hand)}
          className="flex min-h-12 items-center gap-3 border-b border-line py-1 text-md last:border-b-0 has-checked:font-bold"
        >
          <input
            type="radio"
            name="how"
            className="radio"
            checked={hand === byHand}
            onChange={() => onChange(hand)}
          />
          {t(hand ? "refunds.byHand" : "refunds.byProvider")}
        </label>
      ))}
    </fieldset>
  );
}

/** What refunds that were made elsewhere leave to send. */
function OthersAlert({ left, order }: { left: number; order: StaffOrder }) {
  const t = useText();
  const moneyText = useMoneyText();
  const amount = moneyText(left, order);
  return <Alert text={left > 0 ? t("refunds.meanwhile", { amount }) : t("refunds.meanwhileAll")} />;
}

function Alert({ text }: { text: string | null }) {
  return (
    <p role="alert" className="text-md font-bold text-danger empty:hidden">
      {text}
    </p>
  );
}
