import { useCheckout, useCheckoutStore } from "../../session/checkout-store.ts";
import { chooseCoupon } from "../../session/choose-discount.ts";
import { CouponsSheet } from "../../shop/offers/coupons-sheet.tsx";
import { usePricedCart } from "../../shop/priced-cart.ts";
import { WithCheckout } from "./with-checkout.tsx";

type DrawerProps = { open: boolean; onClose: () => void };

/** The coupons; one that is chosen here is put on the order as soon as there is one. */
export function CouponsDrawer(props: DrawerProps) {
  return (
    <WithCheckout>
      <Drawer {...props} />
    </WithCheckout>
  );
}

function Drawer({ open, onClose }: DrawerProps) {
  const store = useCheckoutStore();
  const chosen = useCheckout(({ couponCode }) => couponCode);
  const { total } = usePricedCart();
  return (
    <CouponsSheet
      open={open}
      onClose={onClose}
      goods={total}
      chosen={chosen}
      onChoose={(code) => chooseCoupon(store, code)}
    />
  );
}
