import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Field } from "../../parts/field.tsx";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { priceText } from "../../parts/prices/price-text.ts";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { ConnectionBanner } from "../bar/board-banners.tsx";
import { useBoard } from "../context/board-context.tsx";
import { readCash } from "./cash.ts";

type PaymentSheetProps = { order: StaffOrder; onClose: () => void };

/** Records the payment of an order at the counter, and says the change of what was handed over. */
export function PaymentSheet({ order, onClose }: PaymentSheetProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const board = useBoard();
  const [text, setText] = useState(() =>
    order.payment?.cash == null ? "" : priceText(order.payment.cash, order.currency),
  );
  const total = order.breakdown?.total ?? 0;
  const cash = readCash(text, total, order.currency);
  const amount = moneyText(total, order);
  const save = () => {
    if (cash.fault !== null) return;
    board.perform(order, { kind: "pay", received: cash.received });
    onClose();
  };
  return (
    <Sheet
      open
      notice={<ConnectionBanner />}
      onClose={onClose}
      title={t("board.pay.title", { number: order.public_id })}
      footer={
        <Button look="solid" size="l" onClick={save}>
          {t("board.pay.confirm", { amount })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap justify-between gap-x-3 text-lg font-bold">
          <span>{t("board.order.total")}</span>
          <span>{amount}</span>
        </p>
        <Field
          label={t("board.pay.received")}
          hint={t("board.pay.hint")}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={cash.fault ? t(`board.pay.${cash.fault}`, { amount }) : undefined}
        />
        <p aria-live="polite" className="flex flex-wrap justify-between gap-x-3 text-xl font-bold">
          <span className="min-w-0 wrap-anywhere">{t("board.pay.change")}</span>
          <span>{moneyText(cash.change, order)}</span>
        </p>
      </div>
    </Sheet>
  );
}
