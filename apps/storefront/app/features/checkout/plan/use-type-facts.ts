import type { ServiceType } from "@comanda/domain/company/service-type";
import { deliveryTerms } from "@comanda/domain/delivery/delivery-terms";
import { evaluateOrderability } from "@comanda/domain/orders/orderability";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { useDeliveryMinutes } from "../../../ordering/use-delivery-minutes.ts";
import { useOrderingContext } from "../../../ordering/use-ordering-context.ts";
import { useReasonText } from "../../../ordering/use-reason-text.ts";

/**
 * Returns a function to what a way to order means: fee, minimum, free from and time of a delivery, where
 * a takeaway is collected. A way that takes no orders now says why instead.
 */
export function useTypeFacts(): (type: ServiceType) => string[] {
  const t = useText();
  const price = usePrice();
  const reasonText = useReasonText();
  const context = useOrderingContext();
  const minutes = useDeliveryMinutes();
  const { company, settings } = useCompanySite();

  const delivery = () => {
    const { fee, minimum, freeFrom } = deliveryTerms(company, settings.delivery);
    return [
      feeText(fee),
      minutes,
      minimum > 0 && t("how.minimum", { price: price(minimum) }),
      freeFrom !== null && fee?.from !== 0 && t("how.freeFrom", { price: price(freeFrom) }),
    ];
  };

  const feeText = (fee: ReturnType<typeof deliveryTerms>["fee"]) => {
    if (!fee) return t("breakdown.deliveryLater");
    if (!fee.isExact) return t("how.feeFrom", { price: price(fee.from) });
    return fee.from > 0
      ? t("checkout.address.costs", { price: price(fee.from) })
      : t("breakdown.deliveryFree");
  };

  return (type) => {
    const answer = evaluateOrderability({ ...context, serviceType: type });
    const [reason] = answer.allowed ? [] : answer.reasons;
    const means = type === "DELIVERY" ? delivery() : [type === "TAKEAWAY" && pickup()];
    return [reason ? reasonText(reason) : null, ...means].filter(
      (fact) => typeof fact === "string",
    );
  };

  function pickup(): string | null {
    const address = company.address_enabled !== false && company.address?.trim();
    return address ? t("how.pickup", { address }) : t("how.noFee");
  }
}
