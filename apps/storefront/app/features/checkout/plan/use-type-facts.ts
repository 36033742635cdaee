import type { ServiceType } from "@comanda/domain/company/service-type";
import { deliveryTerms } from "@comanda/domain/delivery/delivery-terms";
import { evaluateOrderability } from "@comanda/domain/orders/orderability";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { useTypeMinutes } from "../../../ordering/use-delivery-minutes.ts";
import { useOrderingContext } from "../../../ordering/use-ordering-context.ts";
import { useReasonText } from "../../../ordering/use-reason-text.ts";

/** What a way to order means, as the rows of the choice show it. */
export type TypeFacts = {
  /** The fee of a delivery; null where there is none, or the restaurant says it later. */
  fee: string | null;
  isFree: boolean;
  /** What decides first: why it takes no orders now, else how long it takes. */
  lead: string | null;
  details: string[];
};

/**
 * Returns a function to what a way to order means: fee, minimum, free from and time of a delivery, where
 * a takeaway is collected. A way that takes no orders now says why first.
 */
export function useTypeFacts(): (type: ServiceType) => TypeFacts {
  const t = useText();
  const price = usePrice();
  const reasonText = useReasonText();
  const context = useOrderingContext();
  const minutesOf = useTypeMinutes();
  const { company, settings } = useCompanySite();

  return (type) => {
    const answer = evaluateOrderability({ ...context, serviceType: type });
    const [reason] = answer.allowed ? [] : answer.reasons;
    const minutes = minutesOf(type);
    const { fee, isFree, details } = type === "DELIVERY" ? delivery() : other(type);
    return {
      fee,
      isFree,
      lead: reason ? reasonText(reason) : minutes,
      details: [reason && minutes, ...details].filter((detail) => typeof detail === "string"),
    };
  };

  function delivery() {
    const { fee, minimum, freeFrom } = deliveryTerms(company, settings.delivery);
    const isFree = fee?.from === 0 && fee.isExact;
    return {
      fee: fee && feeText(fee),
      isFree,
      details: [
        !fee && t("breakdown.deliveryLater"),
        minimum > 0 && t("how.minimum", { price: price(minimum) }),
        freeFrom !== null && !isFree && t("how.freeFrom", { price: price(freeFrom) }),
      ],
    };
  }

  function feeText({ from, isExact }: NonNullable<ReturnType<typeof deliveryTerms>["fee"]>) {
    if (!isExact) return t("menu.from", { price: price(from) });
    return from > 0 ? price(from) : t("breakdown.deliveryFree");
  }

  function other(type: ServiceType) {
    const address = company.address_enabled !== false && company.address?.trim();
    const pickup = address ? t("how.pickup", { address }) : t("how.noFee");
    return { fee: null, isFree: false, details: [type === "TAKEAWAY" && pickup] };
  }
}
