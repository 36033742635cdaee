import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { guestText } from "../../together/guest-text.ts";
import type { SharedCartSync } from "../../together/shared-cart-sync.ts";
import { Intro } from "./open-cart.tsx";

type CartOverProps = {
  /** What its guests still read of it; null for everyone else. */
  cart: SharedCart | null;
  sync?: SharedCartSync;
  onDone?: () => void;
};

/** Says that a shared cart is over. Its guests also read who sent the order, and its number. */
export function CartOver({ cart, sync, onDone }: CartOverProps) {
  const t = useText();
  const withQuery = useKeepQuery();
  const sender = cart?.guests.find(({ id }) => id === cart.by);
  const order = cart?.orders.find(({ whole }) => whole);
  return (
    <>
      <Intro
        title={sender ? t("together.sentBy", { name: guestText(t, sender) }) : t("together.over")}
      />
      {order && (
        <p className="text-center text-muted">
          {t("tracking.number", { number: order.public_id })}
        </p>
      )}
      <ButtonLink href={withQuery("/products")}>{t("cart.seeMenu")}</ButtonLink>
      <Button
        look="secondary"
        onClick={() => {
          sync?.forget();
          onDone?.();
        }}
      >
        {t("together.startNew")}
      </Button>
    </>
  );
}
