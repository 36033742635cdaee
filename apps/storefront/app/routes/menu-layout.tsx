import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { useEffect, useMemo, useState } from "react";
import { Outlet, useLocation } from "react-router";
import {
  type AboveMenu,
  type LoadedMenu,
  MenuProvider,
  type Offers,
  useCompanySite,
} from "../company/company-site.tsx";
import { withLaterMessages } from "../i18n/with-later-messages.ts";
import { type NotOnSale, NotOnSaleContext } from "../ordering/not-on-sale.ts";
import { loadOrCached } from "../refresh/route-data-cache.ts";
import { shouldRefresh, useAutoRefresh, useCacheRouteData } from "../refresh/use-menu-refresh.ts";
import { loadMenu, requestHostname } from "../server/load-company.server.ts";
import { loadPopular } from "../server/load-popular.server.ts";
import { optionalCall } from "../server/optional-call.server.ts";
import { serverApi } from "../server/server-api.server.ts";
import { lastOrderId } from "../session/client/last-order-id.ts";
import { sharedCartName } from "../session/shared-cart/shared-cart-name.ts";
import { browserStorage } from "../session/storage/browser-storage.ts";
import type { Route } from "./+types/menu-layout";

const loadMissing = async () => (await import("../refresh/missing-parts.tsx")).MissingPartNotice;
const loadSaleClock = withLaterMessages(
  async () => (await import("../ordering/sale-clock.tsx")).SaleClock,
);
const loadTogether = withLaterMessages(
  async () => (await import("../shared-cart/shared-cart-strip.tsx")).SharedCartStrip,
);
const loadOffers = async () => (await import("../refresh/missing-parts.tsx")).LoadMissingOffers;

/** Loads the menu once for menu and cart: navigating between them needs no request. */
export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<LoadedMenu & Partial<AboveMenu>> {
  const api = serverApi(context, request);
  const host = requestHostname(request);
  const [menu, popular] = await Promise.all([
    loadMenu({ api, host, optional: optionalCall(context) }),
    loadPopular(api, host),
  ]);
  return { ...menu, popular, hasOrdered: lastOrderId(request.headers.get("cookie")) !== null };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOrCached("menu", serverLoader, (fresh, lastKnown) =>
    isComplete(fresh) ? fresh : fillMissing(fresh, lastKnown),
  );
}

function isComplete({ categories, orderSettings, paymentMethods, offers }: LoadedMenu): boolean {
  const parts = [categories, orderSettings, paymentMethods, offers.coupons, offers.loyalty];
  return !parts.includes(null);
}

/** Fills missing parts from the known menu. If the code for that cannot be loaded, it keeps `fresh`. */
async function fillMissing(fresh: LoadedMenu, lastKnown: LoadedMenu): Promise<LoadedMenu> {
  const module = await import("../refresh/missing-parts.tsx").catch(() => null);
  return module ? module.fillMissingParts(fresh, lastKnown) : fresh;
}

export const shouldRevalidate = shouldRefresh;

/** Provides the menu. Parts that were missing are loaded again; without products the page says so. */
export default function MenuLayout({ loaderData }: Route.ComponentProps) {
  const { company, missing } = useCompanySite();
  const hydrated = useHydrated();
  const [above] = useState<AboveMenu>(() => ({
    popular: loaderData.popular === undefined ? [] : loaderData.popular,
    hasOrdered: loaderData.hasOrdered || (hydrated && lastOrderId(document.cookie) !== null),
  }));
  const [lateOffers, setLateOffers] = useState<Partial<Offers>>({});
  useCacheRouteData("menu", loaderData);
  useAutoRefresh();
  const ordersTogether = useOrdersTogether(company.id);
  const { categories, offers: loadedOffers } = loaderData;
  const coupons = loadedOffers.coupons ?? lateOffers.coupons ?? false;
  const loyalty = loadedOffers.loyalty ?? lateOffers.loyalty ?? false;
  const onFound = (found: Partial<Offers>) => setLateOffers((before) => ({ ...before, ...found }));
  // Memoized, because every product card reads it: it must not change with each navigation.
  const menu = useMemo(
    () => categories && { ...loaderData, categories, offers: { coupons, loyalty }, ...above },
    [loaderData, categories, coupons, loyalty, above],
  );
  const [notOnSale, setNotOnSale] = useState<ReadonlyMap<string, NotOnSale>>(new Map());
  const hasTimes = menu?.categories.some(
    ({ availability, products }) =>
      availability?.length || products.some((product) => product.availability?.length),
  );
  if (!menu) {
    return (
      <main className="p-4">
        <h1 className="mb-3 text-lg">{company.name}</h1>
        <LazyPart load={loadMissing} props={{}} />
      </main>
    );
  }
  return (
    <MenuProvider menu={menu}>
      {(loadedOffers.coupons === null || loadedOffers.loyalty === null) && (
        <LazyPart
          load={loadOffers}
          props={{ companyId: company.id, known: loadedOffers, onFound }}
        />
      )}
      {missing.settings && <LazyPart load={loadMissing} props={{}} />}
      {hasTimes && <LazyPart load={loadSaleClock} props={{ onChange: setNotOnSale }} />}
      {ordersTogether && <LazyPart load={loadTogether} props={{}} />}
      <NotOnSaleContext value={notOnSale}>
        <Outlet />
      </NotOnSaleContext>
    </MenuProvider>
  );
}

/** Returns whether this browser has joined a shared cart, or is about to. */
function useOrdersTogether(companyId: string): boolean {
  const { pathname } = useLocation();
  const [joined, setJoined] = useState(false);
  useEffect(() => {
    const saved = browserStorage.getItem(sharedCartName(companyId));
    setJoined(pathname === "/together" || saved !== null);
  }, [pathname, companyId]);
  return joined;
}
