import type { Order } from "@comanda/contract/orders/order";
import { Button } from "@comanda/ui/controls/button.tsx";
import Ticket from "lucide-react/icons/ticket-percent";
import { useState } from "react";
import { useMenu } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { CouponsSheet } from "../../../offers/coupons-sheet.tsx";
import { useDiscountRefusalText } from "../../../offers/use-discount-refusal-text.ts";
import { orderAmounts } from "../../../order-summary/order-amounts.ts";
import { usePricedCart } from "../../../ordering/use-priced-cart.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { chooseCoupon } from "../../../session/checkout/choose-discount.ts";
import type { DiscountRefusal } from "../../../session/checkout/discount-state.ts";
import { AppliedCoupon } from "./applied-coupon.tsx";
import { CouponField } from "./coupon-field.tsx";
import { appliedDiscount } from "./discount-changes.ts";

type CouponEntryProps = { order: Order | null; refusal: DiscountRefusal | null; busy: boolean };

/**
 * Shows the coupon: first a button, then a field for the code, then the discount. A refused code stays
 * in the field with the reason, until the customer removes it or the server accepts it. The reason of a
 * coupon that was not chosen here stands below the button.
 */
export function CouponEntry({ order, refusal, busy }: CouponEntryProps) {
  const store = useCheckoutStore();
  const code = useCheckout(({ couponCode }) => couponCode);
  const hasTyped = useCheckout(({ typedCoupon }) => typedCoupon !== null);
  const { offers } = useMenu();
  const { total } = usePricedCart();
  const [typing, setTyping] = useState(false);
  const [listed, setListed] = useState(false);
  const counts = order && !refusal && !busy && code !== "";
  const applied = counts ? appliedDiscount(order, "COUPON") : null;
  const onList = offers.coupons ? () => setListed(true) : null;

  const choose = (chosen: string, isKnown = false) => {
    setTyping(false);
    setListed(false);
    chooseCoupon(store, chosen, { isKnown });
  };

  const entry = () => {
    if (applied)
      return <AppliedCoupon discount={applied} code={code} onRemove={() => choose("")} />;
    if (!typing && !hasTyped && code === "") {
      return (
        <>
          <NoCoupon onAdd={() => setTyping(true)} />
          {refusal && <RemovedCoupon refusal={refusal} />}
        </>
      );
    }
    return (
      <CouponField
        code={code}
        refusal={refusal}
        busy={busy}
        onApply={(typed) => choose(typed)}
        onList={onList}
        onGiveUp={() => choose("")}
      />
    );
  };

  return (
    <div className="py-1">
      {entry()}
      <CouponsSheet
        open={listed}
        onClose={() => setListed(false)}
        subtotal={order ? orderAmounts(order).combos : total}
        chosen={code}
        onChoose={(chosen) => choose(chosen, true)}
      />
    </div>
  );
}

function NoCoupon({ onAdd }: { onAdd: () => void }) {
  const t = useText();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-[12px]">
      <Ticket className="size-[20px] flex-none text-muted" aria-hidden="true" />
      <p className="min-w-0 flex-[1_1_min(5rem,100%-32px)] font-bold wrap-anywhere">
        {t("coupon.title")}
      </p>
      <Button
        look="plain"
        className="-me-2 ms-auto flex-none text-xs"
        aria-label={t("coupon.enter")}
        onClick={onAdd}
      >
        {t("coupon.add")}
      </Button>
    </div>
  );
}

/**
 * Says that the order was refused for a coupon that was not chosen on this page, such as in another tab, and
 * why: the draft that the page shows has none.
 */
function RemovedCoupon({ refusal }: { refusal: DiscountRefusal }) {
  const t = useText();
  const refusalText = useDiscountRefusalText();
  return (
    <p role="alert" className="pb-2 text-xs text-danger">
      {refusalText(refusal)} {t("coupon.removed")}
    </p>
  );
}
