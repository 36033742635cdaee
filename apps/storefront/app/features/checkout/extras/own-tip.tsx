import type { Cents } from "@comanda/domain/money";
import { largestTip } from "@comanda/domain/tip";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import { typedAmount } from "../../../pay/received-amount.ts";
import { usePrice } from "../../../shop/money.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Field } from "../../../ui/field.tsx";
import { noTip, type Tip, tipFault, typedTip } from "./tip-state.ts";

/** Milliseconds without a key after which an amount is taken for whole: each changes what is to be paid. */
const PAUSE = 600;

type OwnTipProps = {
  goods: Cents;
  /** What stood there before. */
  begun: string;
  onTip: (tip: Tip) => void;
};

/** An amount of the customer's own; as long as it is none, there is no tip. */
export function OwnTip({ goods, begun, onTip }: OwnTipProps) {
  const t = useText();
  const price = usePrice();
  const { company } = useShop();
  const [typed, setTyped] = useState(begun);
  const said = useRef(begun);
  const input = useRef<HTMLInputElement>(null);
  const amount = typedAmount(typed, company.currency.code);
  const fault = tipFault(amount, goods);
  const told = {
    invalid: t("checkout.receivedInvalid"),
    tooMuch: t("tip.tooMuch", { max: price(largestTip(goods)) }),
  };

  const say = () => {
    if (said.current === typed) return;
    said.current = typed;
    onTip(fault ? noTip : typedTip(amount));
  };
  const pause = useEffectEvent(say);
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
      error={fault ? told[fault] : undefined}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={15}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={say}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // Around it is the order's form, which this is not meant for.
        event.preventDefault();
        say();
      }}
    />
  );
}
