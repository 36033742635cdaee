import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { MAX_ORDER_COMMENT } from "@comanda/domain/checkout/order-comment";
import type { Cents } from "@comanda/domain/money/cents";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import * as v from "valibot";
import type { Translate } from "../../../i18n/text.tsx";
import { cashReceivedError, parseTypedAmount } from "../../../pay/methods/cash-received.ts";

/** `methodId` is null while none is chosen. */
export type SummaryForm = { comment: string; methodId: string | null; received: string };

type SummaryRules = {
  methods: readonly PaymentMethod[];
  currencyCode: string;
  /** What is to be paid with the method, or before one is chosen; null while it is not known. */
  totalOf: (method: PaymentMethod | null) => Cents | null;
  price: (amount: Cents) => string;
};

/** Comment, payment and cash (spec §5); how much cash is needed depends on the order's total. */
export function summaryFormSchema(
  t: Translate,
  { methods, currencyCode, totalOf, price }: SummaryRules,
) {
  const methodOf = ({ methodId }: Pick<SummaryForm, "methodId">) =>
    methods.find(({ id }) => id === methodId);

  /** How what costs nothing is paid is not asked. */
  const isFree = () => totalOf(null) === 0;

  /** What is wrong with the amount; null when nothing is, or it is not asked for. */
  const receivedError = (form: Pick<SummaryForm, "methodId" | "received">): string | null => {
    const method = methodOf(form);
    if (!method || !isCashMethod(method) || isFree()) return null;
    const total = totalOf(method);
    const fault = cashReceivedError(parseTypedAmount(form.received, currencyCode), total);
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
        (form) => isFree() || methodOf(form) !== undefined,
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
