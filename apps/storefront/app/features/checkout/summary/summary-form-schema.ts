import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { MAX_ORDER_COMMENT } from "@comanda/domain/checkout/order-comment";
import type { ShownCurrency } from "@comanda/domain/money/cash-due";
import type { Cents } from "@comanda/domain/money/cents";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import * as v from "valibot";
import type { Translate } from "../../../i18n/text.ts";
import { cashReceivedError, parseTypedAmount } from "../../../pay/methods/cash-received.ts";

/** `methodId` is null while no method is chosen. */
export type SummaryForm = { comment: string; methodId: string | null; received: string };

type SummaryRules = {
  methods: readonly PaymentMethod[];
  currency: ShownCurrency;
  /** The total in cents by a method, or without one; null while it is not known. */
  totalOf: (method: PaymentMethod | null) => Cents | null;
  price: (amount: Cents) => string;
};

/**
 * Comment, method and cash amount (conformance 5.36 to 5.39). The cash amount must cover the
 * order's total.
 */
export function summaryFormSchema(
  t: Translate,
  { methods, currency, totalOf, price }: SummaryRules,
) {
  const methodOf = ({ methodId }: Pick<SummaryForm, "methodId">) =>
    methods.find(({ id }) => id === methodId);

  const isFree = () => totalOf(null) === 0;

  /** The customer need not choose one: a free order takes the first method (`chosenMethod`). */
  const takesAnyMethod = () => isFree() && methods.length > 0;

  /** Returns the error text of the cash amount; null when it is fine or not needed. */
  const receivedError = (form: Pick<SummaryForm, "methodId" | "received">): string | null => {
    const method = methodOf(form);
    if (!method || !isCashMethod(method) || isFree()) return null;
    const total = totalOf(method);
    const received = parseTypedAmount(form.received, currency.code);
    const fault = cashReceivedError(received, total, currency);
    return fault && t(fault, { total: price(total ?? 0) });
  };

  return v.pipe(
    v.object({
      comment: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(MAX_ORDER_COMMENT, t("checkout.atMost", { max: MAX_ORDER_COMMENT })),
      ),
      methodId: v.nullable(v.string()),
      received: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [["methodId"]],
        (form) => takesAnyMethod() || methodOf(form) !== undefined,
        t("checkout.chooseMethod"),
      ),
      ["methodId"],
    ),
    v.forward(
      v.partialCheck(
        [["methodId"], ["received"]],
        (form) => receivedError(form) === null,
        (issue) => receivedError(issue.input) ?? "",
      ),
      ["received"],
    ),
  );
}
