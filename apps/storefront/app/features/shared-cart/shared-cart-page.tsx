import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { HeaderToMenu } from "../../page/header-to-menu.tsx";
import { SiteFooter } from "../../page/site-footer.tsx";
import { useSharedCart } from "../../shared-cart/use-shared-cart.ts";
import { JoinByLink } from "./join-by-link.tsx";
import { NotOffered } from "./not-offered.tsx";
import { OpenCart } from "./open-cart.tsx";
import { RemovedGuest } from "./removed-guest.tsx";
import type { SentOrder } from "./sent-cart.tsx";
import { SharedCartEnded } from "./shared-cart-ended.tsx";
import { SharedCartView } from "./shared-cart-view.tsx";

/** The token of a link: `/together#token`. The part after the hash is sent to no server. */
const TOKEN = /^#([\w-]{43})$/u;

type SharedCartPageProps = {
  order: ReactNode;
  orderState: (order: SentOrder) => ReactNode;
};

/**
 * Shows the shared cart of this browser: whose is what, the invitation, and how it is ordered. Without one
 * it opens one, or joins the one of the link. `order` orders for all; only who opened the cart gets it.
 * `orderState` shows how far an order is that was sent.
 */
export function SharedCartPage({ order, orderState }: SharedCartPageProps) {
  const t = useText();
  const hydrated = useHydrated();
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderToMenu title={t("together.title")} />
      {hydrated ? <Content order={order} orderState={orderState} /> : <Skeleton />}
    </div>
  );
}

function Content({ order, orderState }: SharedCartPageProps) {
  const { status, cart, sync } = useSharedCart();
  const { settings } = useCompanySite();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const token = TOKEN.exec(hash)?.[1];
  // The link has done its work: it must not join again when the page is reloaded.
  const onDone = () => void navigate(pathname + search, { replace: true });
  if (token && status !== "loading" && settings.shared_carts)
    return (
      <Narrow>
        <JoinByLink token={token} onDone={onDone} />
      </Narrow>
    );
  if (status === "joined" && cart) return <SharedCartView cart={cart} sync={sync} order={order} />;
  if (status === "loading") return <Skeleton />;
  if (!settings.shared_carts && status !== "over" && status !== "removed")
    return (
      <Narrow>
        <NotOffered />
      </Narrow>
    );
  if (status === "removed")
    return (
      <Narrow>
        <RemovedGuest sync={sync} />
      </Narrow>
    );
  return (
    <Narrow>
      {status === "over" ? (
        <SharedCartEnded cart={cart} sync={sync} orderState={orderState} />
      ) : (
        <OpenCart />
      )}
    </Narrow>
  );
}

function Narrow({ children }: { children: ReactNode }) {
  return (
    <>
      <main className="mx-auto flex w-full max-w-[480px] flex-1 flex-col gap-4 px-4 py-6">
        {children}
      </main>
      <footer className="px-4 pb-4 text-center text-xs text-muted">
        <SiteFooter />
      </footer>
    </>
  );
}

function Skeleton() {
  const t = useText();
  return (
    <main className="mx-auto w-full max-w-[640px] px-4 py-6">
      <p role="status" className="heard">
        {t("page.coming")}
      </p>
      <div aria-hidden="true" className="bone h-48" />
    </main>
  );
}
