import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { Order } from "@comanda/contract/orders/order";
import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { acceptsTip } from "@comanda/domain/money/tip";
import { Card } from "@comanda/ui/controls/card.tsx";
import { ChoiceChip } from "@comanda/ui/controls/choice-chip.tsx";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { usePercent } from "@comanda/ui/i18n/use-percent.ts";
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useMenuLanguage } from "../../../company/use-menu-language.ts";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { orderAmounts } from "../../../order-summary/order-amounts.ts";
import { usePricedCart } from "../../../ordering/use-priced-cart.ts";
import { formatTypedAmount } from "../../../pay/methods/cash-received.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { CustomTip } from "./custom-tip.tsx";
import {
  matchesOffer,
  noTip,
  recalculateTip,
  type Tip,
  tipFromOffer,
  tipOffers,
} from "./tip-offers.ts";

type TipChoiceProps = { order: Order | null; serviceType: ServiceType };

/** Shows the tip, when the service type accepts one (conformance 5.41). */
export function TipChoice({ order, serviceType }: TipChoiceProps) {
  const { company, settings } = useCompanySite();
  const { total } = usePricedCart();
  const serviceSettings = settings[serviceTypeKey(serviceType)];
  const isTaken = acceptsTip(company.country.country_code, serviceSettings);
  const subtotal = order ? orderAmounts(order).combos : total;
  const tip = useTip(isTaken, subtotal);
  return isTaken ? (
    <TipCard tip={tip} subtotal={subtotal} settings={serviceSettings?.tip ?? null} />
  ) : null;
}

/** Returns the stored tip. A percentage follows the subtotal. */
function useTip(isTaken: boolean, subtotal: number): Tip {
  const store = useCheckoutStore();
  const { code } = useCompanySite().company.currency;
  const tip = useCheckout((checkout) => checkout.tip);
  const tipType = useCheckout((checkout) => checkout.tipType);
  const tipPercent = useCheckout((checkout) => checkout.tipPercent);
  const currentTip = recalculateTip({ tip, tipType, tipPercent }, isTaken, subtotal, code);
  const keep = useEffectEvent(() => store.getState().update(currentTip));
  const isOutdated = currentTip.tip !== tip;
  useEffect(() => {
    if (isOutdated) keep();
  }, [isOutdated]);
  return currentTip;
}

type TipCardProps = {
  tip: Tip;
  subtotal: number;
  settings: NonNullable<EcommerceSettings["takeaway"]>["tip"];
};

function TipCard({ tip, subtotal, settings }: TipCardProps) {
  const t = useText();
  const price = usePrice();
  const percent = usePercent();
  const lang = useMenuLanguage();
  const store = useCheckoutStore();
  const titleId = useId();
  const locale = useLocale();
  const { code } = useCompanySite().company.currency;
  const [isCustom, setIsCustom] = useState(false);
  const offers = tipOffers(settings?.type, subtotal, code);
  const offered = offers.some((offer) => matchesOffer(tip, offer));
  const typing = isCustom || (tip.tip > 0 && !offered);

  const choose = (chosen: Tip) => {
    setIsCustom(false);
    store.getState().update(chosen);
  };

  return (
    <Card>
      <div role="radiogroup" aria-labelledby={titleId}>
        <h3 id={titleId} className="text-sm">
          {t("tip.title")}
        </h3>
        {settings?.comment && (
          <p className="pt-0.5 text-xs text-muted">
            <bdi lang={lang(settings, "comment")}>{settings.comment}</bdi>
          </p>
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 pt-3">
          <Chip checked={!typing && tip.tip === 0} onChange={() => choose(noTip)}>
            {t("tip.none")}
          </Chip>
          {offers.map((offer) => (
            <Chip
              key={offer.percent ?? offer.amount}
              checked={!typing && matchesOffer(tip, offer) && tip.tip > 0}
              onChange={() => choose(tipFromOffer(offer))}
              detail={offer.percent === null ? undefined : price(offer.amount)}
            >
              <bdi>{offer.percent === null ? price(offer.amount) : percent(offer.percent)}</bdi>
            </Chip>
          ))}
          <Chip
            checked={typing}
            onChange={() => {
              choose(noTip);
              setIsCustom(true);
            }}
          >
            {t("tip.other")}
          </Chip>
        </div>
      </div>
      {typing && (
        <CustomTip
          subtotal={subtotal}
          initial={tip.tip > 0 && !offered ? formatTypedAmount(tip.tip, locale, code) : ""}
          onTip={(typed) => {
            setIsCustom(true);
            store.getState().update(typed);
          }}
        />
      )}
    </Card>
  );
}

type ChipProps = { checked: boolean; onChange: () => void; detail?: string; children: ReactNode };

function Chip({ checked, onChange, detail, children }: ChipProps) {
  return (
    <ChoiceChip name="tip" checked={checked} onChange={onChange}>
      <span className="tabular max-w-full text-sm font-bold break-words">{children}</span>
      {detail && <span className="tabular text-xs opacity-80">{detail}</span>}
    </ChoiceChip>
  );
}
