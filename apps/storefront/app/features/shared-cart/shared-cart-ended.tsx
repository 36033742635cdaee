import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { guestText } from "../../shared-cart/guest-text.ts";
import type { SharedCartSync } from "../../shared-cart/shared-cart-sync.ts";
import { Intro } from "./open-cart.tsx";
import { SentCart, type SentOrder } from "./sent-cart.tsx";

type CartOverProps = {
  /** What its guests still read of it; null for everyone else. */
  cart: SharedCart | null;
  sync?: SharedCartSync;
  onDone?: () => void;
  /** Shows the state of the order that was sent. */
  orderState?: (order: SentOrder) => ReactNode;
};

/** Says that a shared cart is over. Its guests also read who sent the order, and follow it. */
export function SharedCartEnded({ cart, sync, onDone, orderState }: CartOverProps) {
  const t = useText();
  const withQuery = useKeepQuery();
  const sender = cart?.guests.find(({ id }) => id === cart.by);
  return (
    <>
      <Intro
        title={sender ? t("together.sentBy", { name: guestText(t, sender) }) : t("together.over")}
      />
      {cart && orderState && <SentCart cart={cart} orderState={orderState} />}
      <ButtonLink href={withQuery("/products")} look={cart ? "secondary" : "primary"}>
        {t("cart.seeMenu")}
      </ButtonLink>
      <Button
        look={cart ? "plain" : "secondary"}
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
