import type { Order } from "@comanda/contract/orders";
import { type ServiceType, serviceKey } from "@comanda/domain/service-type";
import { takesTip } from "@comanda/domain/tip";
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { useLocale, useText } from "../../../i18n/text.tsx";
import { amountToType } from "../../../pay/received-amount.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout-store.ts";
import { usePrice } from "../../../shop/money.ts";
import { orderAmounts } from "../../../shop/order-amounts.ts";
import { usePercent } from "../../../shop/percent.ts";
import { usePricedCart } from "../../../shop/priced-cart.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Card } from "../../../ui/card.tsx";
import { ChoiceChip } from "../../../ui/choice-chip.tsx";
import { OwnTip } from "./own-tip.tsx";
import { fittingTip, isOffered, noTip, offeredTip, type Tip, tipOffers } from "./tip-state.ts";

type TipChoiceProps = { order: Order | null; serviceType: ServiceType };

/** What the customer leaves on top, where the service type asks for it (spec §5, Tip). */
export function TipChoice({ order, serviceType }: TipChoiceProps) {
  const { company, settings } = useShop();
  const { total } = usePricedCart();
  const asked = settings[serviceKey(serviceType)];
  const taken = takesTip(company.country.country_code, asked);
  const goods = order ? orderAmounts(order).combos : total;
  const tip = useTip(taken, goods);
  return taken ? <TipCard tip={tip} goods={goods} settings={asked?.tip ?? null} /> : null;
}

/** The tip as it is kept, which follows what the goods cost. */
function useTip(taken: boolean, goods: number): Tip {
  const store = useCheckoutStore();
  const { code } = useShop().company.currency;
  const tip = useCheckout((checkout) => checkout.tip);
  const tipType = useCheckout((checkout) => checkout.tipType);
  const tipPercent = useCheckout((checkout) => checkout.tipPercent);
  const fitting = fittingTip({ tip, tipType, tipPercent }, taken, goods, code);
  const keep = useEffectEvent(() => store.getState().update(fitting));
  const stale = fitting.tip !== tip;
  useEffect(() => {
    if (stale) keep();
  }, [stale]);
  return fitting;
}

type TipCardProps = {
  tip: Tip;
  goods: number;
  settings: { type: string | null; comment: string | null } | null;
};

function TipCard({ tip, goods, settings }: TipCardProps) {
  const t = useText();
  const price = usePrice();
  const percent = usePercent();
  const store = useCheckoutStore();
  const titleId = useId();
  const locale = useLocale();
  const { code } = useShop().company.currency;
  const [own, setOwn] = useState(false);
  const offers = tipOffers(settings?.type, goods, code);
  const offered = offers.some((offer) => isOffered(tip, offer));
  const typing = own || (tip.tip > 0 && !offered);

  const choose = (chosen: Tip) => {
    setOwn(false);
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
            <bdi>{settings.comment}</bdi>
          </p>
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 pt-3">
          <Chip checked={!typing && tip.tip === 0} onChange={() => choose(noTip)}>
            {t("tip.none")}
          </Chip>
          {offers.map((offer) => (
            <Chip
              key={offer.percent ?? offer.amount}
              checked={!typing && isOffered(tip, offer) && tip.tip > 0}
              onChange={() => choose(offeredTip(offer))}
              detail={offer.percent === null ? undefined : price(offer.amount)}
            >
              <bdi>{offer.percent === null ? price(offer.amount) : percent(offer.percent)}</bdi>
            </Chip>
          ))}
          <Chip
            checked={typing}
            onChange={() => {
              choose(noTip);
              setOwn(true);
            }}
          >
            {t("tip.other")}
          </Chip>
        </div>
      </div>
      {typing && (
        <OwnTip
          goods={goods}
          begun={tip.tip > 0 && !offered ? amountToType(tip.tip, locale, code) : ""}
          onTip={(typed) => {
            setOwn(true);
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
