import { ApiError } from "@comanda/contract/calls/api-client";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { parseReason } from "../../ordering/parse-reason.ts";
import { useReasonText } from "../../ordering/use-reason-text.ts";
import { useTooManyTriesText } from "../requests/use-too-many-tries-text.ts";
import { waitSecondsOf } from "../requests/wait-seconds.ts";

/**
 * Returns a function from an error to the lines that tell the customer why the order cannot be
 * paid.
 */
export function usePaymentErrorText(): (error: unknown) => string[] {
  const t = useText();
  const reasonText = useReasonText();
  const tooManyTriesText = useTooManyTriesText();
  const { code: currencyCode } = useCompanySite().company.currency;
  return (error) => {
    if (!(error instanceof ApiError)) return [t("failure.server")];
    switch (error.code) {
      case "unreachable":
        return [t(navigator.onLine ? "failure.unreachable" : "failure.offline")];
      case "rate_limited":
        return [tooManyTriesText(waitSecondsOf(error))];
      case "busy":
        return [t("failure.overloaded")];
      case "out_of_stock":
        return error.shortages.map(({ name, left }) => t("failure.left", { name, left }));
      case "not_on_sale":
        return [t("failure.sale", { names: error.shortages.map(({ name }) => name).join(", ") })];
      case "not_orderable":
        return (error.problem.reasons ?? []).map((each) =>
          reasonText(parseReason(each, currencyCode)),
        );
      case "coupon_not_valid":
      case "reward_not_available":
        return [t("pay.again.discount")];
      case "payment_method_not_found":
        return [t("failure.payment")];
      default:
        return [error.backendMessage ?? t("failure.server")];
    }
  };
}
