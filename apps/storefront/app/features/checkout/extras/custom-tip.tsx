import type { Cents } from "@comanda/domain/money/cents";
import { maxTip } from "@comanda/domain/money/tip";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.tsx";
import { parseTypedAmount } from "../../../pay/methods/cash-received.ts";
import { Field } from "../../../ui/field.tsx";
import { customTip, noTip, type Tip, tipError } from "./tip.ts";

/** Milliseconds without a key after which an amount is taken for whole: each changes what is to be paid. */
const PAUSE = 600;

type CustomTipProps = {
  subtotal: Cents;
  /** What stood there before. */
  initial: string;
  onTip: (tip: Tip) => void;
};

/** An amount of the customer's own; as long as it is none, there is no tip. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key begins the pause anew
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
        // Around it is the order's form, which this is not meant for.
        event.preventDefault();
        commit();
      }}
    />
  );
}
