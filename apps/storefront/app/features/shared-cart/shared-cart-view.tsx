import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { currencyCodeOf } from "@comanda/domain/money/cents";
import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useSnackbar } from "@comanda/ui/controls/snackbar.tsx";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { LanguageLink } from "../../page/language/language-link.tsx";
import { useCart } from "../../session/cart/cart-store.ts";
import { canChangeLines, payingGuest } from "../../shared-cart/can-change-lines.ts";
import { guestText } from "../../shared-cart/guest-text.ts";
import type { SharedCartSync } from "../../shared-cart/shared-cart-sync.ts";
import { sharedCartApi, useSharedCart } from "../../shared-cart/use-shared-cart.ts";
import { withOwnPart } from "../../shared-cart/with-own-lines.ts";
import { GuestCard } from "./guest-card.tsx";
import { InviteGuests } from "./invite-guests.tsx";
import { leaveCart } from "./leave-cart.ts";
import { RemoveGuestSheet } from "./remove-guest-sheet.tsx";
import { SharedCartStatus } from "./shared-cart-status.tsx";
import { SharedCartTotal } from "./shared-cart-total.tsx";

type Guest = SharedCart["guests"][number];
type SharedCartViewProps = { cart: SharedCart; sync: SharedCartSync; order: ReactNode };

/** Shows the guests with their dishes, the invitation, and how to order: for all, or only one's own dishes. */
export function SharedCartView({ cart: stored, sync, order }: SharedCartViewProps) {
  const t = useText();
  const withQuery = useKeepQuery();
  const { company } = useCompanySite();
  const own = useCart(({ lines }) => lines);
  const code = currencyCodeOf(company);
  // The own lines are those of this browser, so that a press shows at once, also without a network.
  const cart = useMemo(() => withOwnPart(stored, own, code), [stored, own, code]);
  const [guestToRemove, setGuestToRemove] = useState<Guest | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { say, snackbar } = useSnackbar();
  const mine = cart.guests.find(({ id }) => id === cart.me);
  const isPaying = payingGuest(cart) !== undefined;
  const showsOrder = cart.me === cart.opener && cart.state === "open" && !isPaying;
  // A guest who is alone sees the invitation above the list.
  const isAlone = cart.guests.length === 1;
  const hasOwn = (mine?.lines.length ?? 0) > 0;
  const leave = async () => {
    const params = { companyId: company.id, cartId: cart.id };
    // The browser forgets the cart before the call: the websocket reports the change at once, and then the server
    // refuses the cart to this guest. The guest has left on this phone even if the call fails.
    sync.forget("loading");
    await leaveCart(() => sharedCartApi("leaveSharedCart", { params }));
    sync.forget();
  };
  const remove = async (guest: Guest) => {
    await sync.removeGuest(guest.id);
    setGuestToRemove(null);
    say(t("together.removedGuest", { name: guestText(t, guest) }));
    // The button that opened the sheet has disappeared with the guest's card.
    list.current?.focus();
  };
  return (
    <div className="mx-auto flex w-full max-w-[calc(1152px+2rem)] flex-1 flex-col lg:grid lg:flex-none lg:grid-cols-[minmax(0,768px)_auto] lg:grid-rows-[auto_1fr] lg:items-start lg:justify-center lg:gap-x-6 lg:gap-y-3 lg:px-4 lg:pt-6 lg:pb-10">
      <main className="flex w-full min-w-0 flex-col gap-4 px-4 py-4 lg:px-0 lg:py-0">
        {(!isAlone || isPaying) && <SharedCartStatus cart={cart} />}
        <SyncNotices />
        {isAlone && <InviteGuests cart={cart} />}
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t("together.title")}
          className="flex flex-col gap-3 outline-none"
        >
          {cart.guests.map((guest) => (
            <GuestCard
              key={guest.id}
              guest={guest}
              cart={cart}
              sync={sync}
              onRemove={() => setGuestToRemove(guest)}
            />
          ))}
        </ul>
        <SharedCartTotal cart={cart} isShownElsewhere={showsOrder} />
        <div className="flex flex-col gap-2 md:flex-row">
          <ButtonLink
            href={withQuery("/products")}
            look={cart.me === cart.opener && cart.total > 0 ? "secondary" : "primary"}
            className="flex-1"
          >
            {t(hasOwn ? "cart.addMore" : "cart.seeMenu")}
          </ButtonLink>
          {cart.table_id && hasOwn && canChangeLines(cart, cart.me) && (
            <ButtonLink href={withQuery("/cart")} look="secondary" className="flex-1">
              {t("together.orderMine")}
            </ButtonLink>
          )}
        </div>
        {!isAlone && <InviteGuests cart={cart} />}
      </main>
      {/* On phones it stands right below the page, so that it stays there when the bar comes; on wide screens below the guests. */}
      <footer className="order-2 flex flex-col items-center gap-3 pb-6 text-xs text-muted lg:order-none lg:col-start-1 lg:row-start-2 lg:pb-0">
        <Button look="plain" onClick={() => void leave()}>
          {t("together.leave")}
        </Button>
        <LanguageLink />
      </footer>
      {showsOrder && order}
      {guestToRemove && (
        <RemoveGuestSheet
          name={guestText(t, guestToRemove)}
          remove={() => remove(guestToRemove)}
          onClose={() => setGuestToRemove(null)}
        />
      )}
      {snackbar}
    </div>
  );
}

/** Says what became of the last changes of dishes, where that is not seen in the cart. */
function SyncNotices() {
  const t = useText();
  const { isWaiting, refused, isFailed } = useSharedCart();
  return (
    <>
      {isWaiting && <Notice>{t("together.waiting")}</Notice>}
      {refused === "full" && (
        <Notice tone="danger" alert>
          {t("together.full")}
        </Notice>
      )}
      {(isFailed || refused === "refused") && (
        <Notice tone="danger" alert>
          {t("together.failed")}
        </Notice>
      )}
    </>
  );
}
