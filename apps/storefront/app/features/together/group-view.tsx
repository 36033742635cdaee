import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import type { ReactNode } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { LanguageLink } from "../../page/language/language-link.tsx";
import { guestText } from "../../together/guest-text.ts";
import type { SharedCartSync } from "../../together/shared-cart-sync.ts";
import { sharedCartApi, useSharedCart } from "../../together/use-shared-cart.ts";
import { GuestCard } from "./guest-card.tsx";
import { ShareCart } from "./share-cart.tsx";

type GroupViewProps = { cart: SharedCart; sync: SharedCartSync; order: ReactNode };

/** Shows whose is what, the invitation, and what the guest can do: order for all, or only their own. */
export function GroupView({ cart, sync, order }: GroupViewProps) {
  const t = useText();
  const withQuery = useKeepQuery();
  const { company } = useCompanySite();
  const { isWaiting, isRefused } = useSharedCart();
  const mine = cart.guests.find(({ id }) => id === cart.me);
  const opener = cart.guests.find(({ id }) => id === cart.opener);
  const payer = cart.guests.find(({ id }) => id === cart.by);
  const isOpener = cart.me === cart.opener;
  // Then inviting comes first.
  const isAlone = cart.guests.length === 1;
  const hasOwn = (mine?.lines.length ?? 0) > 0;
  const leave = async () => {
    const params = { companyId: company.id, cartId: cart.id };
    // Also without an answer the guest has left on this phone.
    await sharedCartApi("leaveSharedCart", { params }).catch(() => undefined);
    sync.forget();
  };
  return (
    <div className="mx-auto flex w-full max-w-[calc(1152px+2rem)] flex-1 flex-col lg:flex-row lg:items-start lg:gap-6 lg:px-4 lg:pt-6 lg:pb-10">
      <main className="flex min-w-0 flex-1 flex-col gap-4 px-4 py-4 lg:px-0 lg:py-0">
        {payer && cart.state === "paying" && (
          <Notice>{t("together.paying", { name: guestText(t, payer) })}</Notice>
        )}
        {isWaiting && <Notice>{t("together.waiting")}</Notice>}
        {isRefused && (
          <Notice tone="danger" alert>
            {t("together.full")}
          </Notice>
        )}
        {isAlone && <ShareCart />}
        <ul aria-label={t("together.title")} className="flex flex-col gap-3">
          {cart.guests.map((guest) => (
            <GuestCard key={guest.id} guest={guest} cart={cart} sync={sync} />
          ))}
        </ul>
        <div className="flex flex-col gap-2 sm:flex-row">
          <ButtonLink href={withQuery("/products")} look="secondary" className="flex-1">
            {t("cart.addMore")}
          </ButtonLink>
          {cart.table_id && hasOwn && cart.state === "open" && (
            <ButtonLink
              href={withQuery("/cart")}
              look={isOpener ? "secondary" : "primary"}
              className="flex-1"
            >
              {t("together.orderMine")}
            </ButtonLink>
          )}
        </div>
        {opener && !isAlone && (
          <p className="text-center text-sm text-muted">
            {isOpener
              ? t("together.youSend")
              : t("together.waitFor", { name: guestText(t, opener) })}
          </p>
        )}
        {!isAlone && <ShareCart />}
        <footer className="flex flex-col items-center gap-3 pb-6 text-xs text-muted">
          <Button look="plain" onClick={() => void leave()}>
            {t("together.leave")}
          </Button>
          <LanguageLink />
        </footer>
      </main>
      {isOpener && cart.state === "open" && order}
    </div>
  );
}
