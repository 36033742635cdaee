import type { Cents } from "@comanda/domain/money/cents";
import { Field } from "@comanda/ui/controls/field.tsx";
import type { ComponentProps } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { cashChange } from "./cash-received.ts";

type ReceivedFieldProps = Omit<ComponentProps<typeof Field>, "label" | "hint"> & {
  received: Cents | null;
  /** The total in cents; null while it is not known. */
  total: Cents | null;
};

/** Shows the cash that the customer will hand over, so that the courier brings change. */
export function CashReceivedField({ received, total, ...input }: ReceivedFieldProps) {
  const t = useText();
  const price = usePrice();
  const { currency } = useCompanySite().company;
  const change = cashChange(received, total, currency);
  return (
    <Field
      {...input}
      className="pt-1 pb-2"
      label={t("checkout.received")}
      hint={
        change === null
          ? t("checkout.receivedHint")
          : t("checkout.change", { change: price(change) })
      }
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={15}
    />
  );
}
