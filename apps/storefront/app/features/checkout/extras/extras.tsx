import type { Order } from "@comanda/contract/orders/order";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { Card } from "@comanda/ui/controls/card.tsx";
import type { Modality } from "../../../session/checkout/discount-state.ts";
import { CouponEntry } from "./coupon-entry.tsx";
import { RewardChoice } from "./reward-choice.tsx";
import { ServiceFeeChoice } from "./service-fee-choice.tsx";
import { TipChoice } from "./tip-choice.tsx";
import { type DraftEvents, useDiscounts } from "./use-discounts.ts";
import type { useServiceFee } from "./use-service-fee.ts";

type ExtrasProps = {
  /** The draft; null until the server has created it. */
  order: Order | null;
  serviceType: ServiceType;
  serviceFee: ReturnType<typeof useServiceFee>;
  draftEvents: DraftEvents;
};

/**
 * Shows what changes the order's total: a coupon, a reward for points, the optional service fee and a
 * tip (conformance 2.118). The checkout stores each of them.
 */
export function Extras({ order, serviceType, serviceFee, draftEvents }: ExtrasProps) {
  const { refused, applying } = useDiscounts(order, draftEvents);
  const busy = (modality: Modality) => order === null || applying === modality;
  return (
    <div data-extras className="flex flex-col gap-3">
      <Card className="py-1">
        <CouponEntry order={order} refusal={refused.COUPON} busy={busy("COUPON")} />
        <ServiceFeeChoice order={order} serviceFee={serviceFee} />
      </Card>
      <RewardChoice order={order} refusal={refused.FIDELITY} busy={busy("FIDELITY")} />
      <TipChoice order={order} serviceType={serviceType} />
    </div>
  );
}
