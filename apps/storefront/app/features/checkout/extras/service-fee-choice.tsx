import type { Order } from "@comanda/contract/orders";
import { toCents } from "@comanda/domain/money";
import { type ServiceType, serviceKey } from "@comanda/domain/service-type";
import { optionalServiceFee } from "@comanda/domain/totals";
import { useText } from "../../../i18n/text.tsx";
import { useCheckout, useCheckoutStore } from "../../../session/checkout-store.ts";
import { usePrice } from "../../../shop/money.ts";
import { usePercent } from "../../../shop/percent.ts";
import { usePricedCart } from "../../../shop/priced-cart.ts";
import { useMenu, useShop } from "../../../shop/shop.tsx";
import { Card } from "../../../ui/card.tsx";
import { ChoiceRow } from "../../../ui/choice-row.tsx";

type ServiceFeeChoiceProps = { order: Order | null; serviceType: ServiceType };

/** The service fee where it is optional (spec §5): nobody pays it who has not said so. */
export function ServiceFeeChoice({ order, serviceType }: ServiceFeeChoiceProps) {
  const t = useText();
  const price = usePrice();
  const percent = usePercent();
  const store = useCheckoutStore();
  const accepted = useCheckout(({ serviceFeeAccepted }) => serviceFeeAccepted);
  const { orderSettings } = useMenu();
  const { code } = useShop().company.currency;
  const { total } = usePricedCart();
  const fee = orderSettings[serviceKey(serviceType)]?.service_fee;
  const amount = order
    ? toCents(order.optional_service_fee ?? 0, code)
    : optionalServiceFee(fee, total, code);
  if (!amount) return null;
  return (
    <Card className="py-2">
      <div>
        <ChoiceRow
          type="checkbox"
          label={t("tip.serviceFee", { percent: percent(fee?.value ?? 0) })}
          checked={accepted}
          onChange={(serviceFeeAccepted) => store.getState().update({ serviceFeeAccepted })}
          end={price(amount)}
        />
      </div>
      <p className="pb-2 text-xs text-muted">{t("tip.serviceFeeHint")}</p>
    </Card>
  );
}
