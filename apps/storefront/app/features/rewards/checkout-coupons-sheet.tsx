import { CouponsSheet } from "../../offers/coupons-sheet.tsx";
import { EnsureCheckout } from "../../ordering/ensure-checkout.tsx";
import { usePricedCart } from "../../ordering/use-priced-cart.ts";
import { useCheckout, useCheckoutStore } from "../../session/checkout/checkout-store.ts";
import { chooseCoupon } from "../../session/checkout/choose-discount.ts";

type CheckoutCouponsSheetProps = { open: boolean; onClose: () => void };

/** Shows the sheet of coupons. A coupon that is chosen here is applied as soon as there is an order. */
export function CheckoutCouponsSheet(props: CheckoutCouponsSheetProps) {
  return (
    <EnsureCheckout>
      <CouponsWithCheckout {...props} />
    </EnsureCheckout>
  );
}

function CouponsWithCheckout({ open, onClose }: CheckoutCouponsSheetProps) {
  const store = useCheckoutStore();
  const chosen = useCheckout(({ couponCode }) => couponCode);
  const { total } = usePricedCart();
  return (
    <CouponsSheet
      open={open}
      onClose={onClose}
      subtotal={total}
      chosen={chosen}
      onChoose={(code) => chooseCoupon(store, code, { isKnown: true })}
    />
  );
}
