import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { Button } from "@comanda/ui/controls/button.tsx";
import { ChoiceRow } from "@comanda/ui/controls/choice-row.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useId, useState } from "react";
import { useText } from "../i18n/text.ts";
import { useFetchPaymentMethods } from "../pay/methods/use-fetch-payment-methods.ts";
import { usePaymentMethodLabel } from "../pay/methods/use-payment-method-label.ts";
import { OrderedAtTable } from "./ordered-at-table.tsx";

type BillSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Called with the id of the wanted payment method; null where the guest chose none. */
  onAsk: (methodId: string | null) => void;
};

/** Asks how the guest wants to pay at the table, so that the waiter brings what is needed. */
export function BillSheet({ open, onClose, onAsk }: BillSheetProps) {
  const t = useText();
  const labelOf = usePaymentMethodLabel();
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const { methods } = useFetchPaymentMethods("TABLE", open);
  const atTable = (methods ?? []).filter((method) => !isOnlineMethod(method));
  const title = t("tableCalls.bill");
  return (
    <Sheet open={open} onClose={onClose} label={title} className="md:max-w-[420px]">
      <SheetHeader title={title} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="flex flex-col gap-4 px-5 pb-6">
        <OrderedAtTable shown={open} />
        <fieldset className="min-w-0">
          <legend className="pb-1 text-sm text-muted">{t("tableCalls.payWith")}</legend>
          {atTable.map((method) => (
            <ChoiceRow
              key={method.id}
              type="radio"
              name={name}
              {...labelOf(method)}
              checked={chosen === method.id}
              onChange={() => setChosen(method.id)}
            />
          ))}
          <ChoiceRow
            type="radio"
            name={name}
            label={t("tableCalls.payLater")}
            checked={chosen === null}
            onChange={() => setChosen(null)}
          />
        </fieldset>
        <Button onClick={() => onAsk(chosen)}>{t("tableCalls.bill")}</Button>
      </div>
    </Sheet>
  );
}
