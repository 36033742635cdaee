import type { Cents } from "@comanda/domain/money/cents";
import { maxTip } from "@comanda/domain/money/tip";
import { Field } from "@comanda/ui/controls/field.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { parseTypedAmount } from "../../../pay/methods/cash-received.ts";
import { customTip, noTip, type Tip, tipError } from "./tip-offers.ts";

/** Milliseconds without a key before the amount is used: each new amount changes the total. */
const PAUSE = 600;

type CustomTipProps = {
  subtotal: Cents;
  /** The text at the start. */
  initial: string;
  onTip: (tip: Tip) => void;
};

/** Shows a field for the customer's own amount; while it has no valid amount there is no tip. */
export function CustomTip({ subtotal, initial, onTip }: CustomTipProps) {
  const t = useText();
  const price = usePrice();
  const { company } = useCompanySite();
  const [typed, setTyped] = useState(initial);
  const committed = useRef(initial);
  const input = useRef<HTMLInputElement>(null);
  const amount = parseTypedAmount(typed, company.currency.code);
  const error = tipError(amount, subtotal);
  const messages = {
    invalid: t("checkout.receivedInvalid"),
    tooMuch: t("tip.tooMuch", { max: price(maxTip(subtotal)) }),
  };

  const commit = () => {
    if (committed.current === typed) return;
    committed.current = typed;
    onTip(error ? noTip : customTip(amount));
  };
  const pause = useEffectEvent(commit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => pause(), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    if (input.current?.value === "") input.current.focus();
  }, []);

  return (
    <Field
      ref={input}
      className="pt-3"
      label={t("tip.amount")}
      value={typed}
      error={error ? messages[error] : undefined}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={15}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // Enter must not submit the order's form around this field.
        event.preventDefault();
        commit();
      }}
    />
  );
}
