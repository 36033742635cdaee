import type { PaymentMethod } from "@comanda/contract/payments";
import type { Cents } from "@comanda/domain/money";
import { MAX_ORDER_COMMENT } from "@comanda/domain/order-comment";
import { isCash } from "@comanda/domain/payment-method";
import * as v from "valibot";
import type { Translate } from "../../../i18n/text.tsx";
import { typedAmount } from "./received-amount.ts";

/** `methodId` is null while none is chosen. */
export type SummaryForm = { comment: string; methodId: string | null; received: string };

type Rules = {
  methods: readonly PaymentMethod[];
  currencyCode: string;
  /** What is to be paid with the method. */
  totalOf: (method: PaymentMethod) => Cents;
  price: (amount: Cents) => string;
};

/** Comment, payment and cash (spec §5); how much cash is needed depends on the order's total. */
export function summaryForm(t: Translate, { methods, currencyCode, totalOf, price }: Rules) {
  const methodOf = ({ methodId }: Pick<SummaryForm, "methodId">) =>
    methods.find(({ id }) => id === methodId);

  /** What is wrong with the amount; null when nothing is, or it is not asked for. */
  const receivedFault = (form: Pick<SummaryForm, "methodId" | "received">): string | null => {
    const method = methodOf(form);
    const received = typedAmount(form.received, currencyCode);
    if (!method || !isCash(method) || received === null) return null;
    if (Number.isNaN(received)) return t("checkout.receivedInvalid");
    const total = totalOf(method);
    return received < total ? t("checkout.receivedTooLittle", { total: price(total) }) : null;
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
        (form) => methodOf(form) !== undefined,
        t("checkout.chooseMethod"),
      ),
      ["methodId"],
    ),
    v.forward(
      v.partialCheck(
        [["methodId"], ["received"]],
        (form) => receivedFault(form) === null,
        (issue) => receivedFault(issue.input) ?? "",
      ),
      ["received"],
    ),
  );
}
