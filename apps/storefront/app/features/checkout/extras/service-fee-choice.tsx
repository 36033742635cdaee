import type { Order } from "@comanda/contract/orders/order";
import { serviceFeeOf } from "@comanda/domain/money/service-fee";
import { Button } from "@comanda/ui/controls/button.tsx";
import { ChoiceRow } from "@comanda/ui/controls/choice-row.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { usePercent } from "@comanda/ui/i18n/use-percent.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { offeredServiceFee } from "../../../order-summary/charges-with-choices.ts";
import { usePricedCart } from "../../../ordering/use-priced-cart.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import type { useServiceFee } from "./use-service-fee.ts";

type ServiceFeeChoiceProps = {
  order: Order | null;
  serviceFee: ReturnType<typeof useServiceFee>;
};

/**
 * Shows the optional service fee (conformance 5.43): only a customer who agrees pays it. While it is
 * not known the order is placed without it.
 */
export function ServiceFeeChoice({ order, serviceFee }: ServiceFeeChoiceProps) {
  const t = useText();
  const price = usePrice();
  const percent = usePercent();
  const store = useCheckoutStore();
  const accepted = useCheckout(({ serviceFeeAccepted }) => serviceFeeAccepted);
  const { setting, failed, retry } = serviceFee;
  const { code } = useCompanySite().company.currency;
  const { total } = usePricedCart();
  const amount = order
    ? offeredServiceFee(order, setting, code)
    : serviceFeeOf(setting, total, code).offered;
  if (failed) return <FeeFailed onRetry={retry} />;
  if (!(setting && amount)) return null;
  return (
    <div className="border-t border-line pt-1">
      <div>
        <ChoiceRow
          type="checkbox"
          label={t("tip.serviceFee", { percent: percent(setting.value ?? 0) })}
          checked={accepted}
          onChange={(serviceFeeAccepted) => store.getState().update({ serviceFeeAccepted })}
          end={price(amount)}
        />
      </div>
      <p className="-mt-2 pb-2 ps-9 text-xs text-muted">{t("tip.serviceFeeHint")}</p>
    </div>
  );
}

function FeeFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const retry = (
    <Button look="plain" onClick={onRetry}>
      {t("failure.retry")}
    </Button>
  );
  return (
    <Notice alert action={retry} className="mb-2">
      {t("tip.serviceFeeFailed")}
    </Notice>
  );
}
