import { type ReactNode, useEffect, useMemo, useState } from "react";
import {
  data,
  isRouteErrorResponse,
  Outlet,
  redirect,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { ErrorPage } from "./features/company/error-page.tsx";
import { OrderReminderDoor } from "./features/tracking/order-reminder-door.tsx";
import { loadCatalog } from "./i18n/catalogs.ts";
import { rememberLocale, requestLocale } from "./i18n/locale.server.ts";
import { chooseLocale, defaultLocale, type Locale } from "./i18n/locales.ts";
import { offersApp } from "./install/offers-app.ts";
import { useArrival } from "./page/arrival.ts";
import { ComingPage } from "./page/coming-page.tsx";
import { PageFrame } from "./page/page-frame.tsx";
import { configContext, logErrorContext } from "./server-context.ts";
import { CartProvider } from "./session/cart-provider.tsx";
import { serverApi } from "./shop/api.server.ts";
import { Backdrop } from "./shop/backdrop.tsx";
import { disabledMenuLanguage, disabledMenuPath, menuIsDisabled } from "./shop/disabled-menu.ts";
import type { FoundQr } from "./shop/late-parts.tsx";
import { legalIn } from "./shop/legal.ts";
import { failureStatus } from "./shop/load-failure.server.ts";
import { measuringOf } from "./shop/measuring.server.ts";
import { useWhatIsThere, whenRefreshed } from "./shop/menu-refresh.ts";
import { NowProvider, useNow } from "./shop/now.tsx";
import { optionalCall } from "./shop/optional-call.server.ts";
import { shopOrdering } from "./shop/ordering.ts";
import { qrServiceType } from "./shop/qr.ts";
import { loadMethods, loadShop, requestedHost } from "./shop/shop.server.ts";
import { type Shop, ShopProvider, useShop } from "./shop/shop.tsx";
import { mayPayByStripe } from "./shop/stripe.server.ts";
import { orWhatIsThere } from "./shop/what-is-there.ts";
import appCss from "./theme/app.css?url";
import { landingTheme } from "./theme/landing-theme.ts";
import { companyTheme } from "./theme/theme.ts";
import { LazyPart } from "./ui/lazy-part.tsx";
import { usePageFocus } from "./ui/page-focus.ts";
import { watchSecondTaps } from "./ui/second-tap.ts";
import { holdPresses } from "./web/way-back.ts";

const loadLateQr = async () => (await import("./shop/late-parts.tsx")).LateQr;
const loadMeasuring = async () => (await import("./features/consent/measuring.tsx")).Measuring;

/**
 * Host → company → its settings, and the visitor's language: what every page begins with. Only the
 * health page and those that say that a menu is disabled are without a company: they answer at
 * every host, and whatever state the API is in.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { storageUrl, hasIcons, production, providerUrl, map, ...config } =
    context.get(configContext);
  const { origin, pathname, searchParams } = new URL(request.url);
  const log = context.get(logErrorContext);
  const now = new Date();
  const language = disabledMenuLanguage(pathname);
  if (pathname === "/health" || language) {
    const locale = language ? chooseLocale(language, null, "") : requestLocale(request, "");
    await loadCatalog(locale);
    return data({
      shop: null,
      theme: null,
      locale,
      now: now.toISOString(),
      production,
      stripe: false,
    });
  }
  try {
    const api = serverApi(context, request);
    const host = requestedHost(request);
    const loading = { api, host, optional: optionalCall(context), log };
    const [found, methods] = await Promise.all([
      loadShop(loading, searchParams.get("qr-id")),
      loadMethods(loading, "readCompany"),
    ]);
    const locale = requestLocale(request, found.company.country.country_code);
    if (menuIsDisabled(found.company)) throw redirect(disabledMenuPath(locale));
    const judged = shopOrdering({ ...found, qrServiceType: qrServiceType(found.qr), now });
    const expandsSearch = config.expandsSearch(found.company.country.country_code);
    const legal = legalIn(config.legal, locale);
    const measuring = measuringOf(found);
    const own = { storageUrl, hasIcons, origin, providerUrl, legal, measuring, map, expandsSearch };
    const shop: Shop = { ...found, ...judged, ...own };
    // Here, so that no browser carries the arithmetic of colours.
    const theme = { ...companyTheme(shop.settings), landing: landingTheme(shop.settings) };
    await loadCatalog(locale);
    // Here, because the policy of the page that a visit begins with counts for all that follow.
    const stripe = mayPayByStripe(methods);
    return data(
      { shop, theme, locale, now: now.toISOString(), production, stripe },
      { headers: rememberLocale(request, locale) },
    );
  } catch (error) {
    const status = failureStatus(error);
    if (status === null) throw error;
    const locale = requestLocale(request, "");
    await loadCatalog(locale);
    if (status !== 404) log(error);
    throw data({ locale, home: status === 404 ? providerUrl : null }, { status });
  }
}

/** What the loader throws: where there is no company, the error page still speaks the visitor's language. */
type Failure = {
  locale: Locale;
  /** Where the way home leads; null is the start of this host. */
  home: string | null;
};

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  // A refresh without the company's settings would take away its look and its ways to order.
  return orWhatIsThere("root", serverLoader, (fresh, known) =>
    fresh.shop?.missing.settings ? known : fresh,
  );
}

/** The company does not change while a visitor walks around. */
export const shouldRevalidate = whenRefreshed;

export const links: Route.LinksFunction = () =>
  import.meta.env.DEV ? [{ rel: "stylesheet", href: appCss }] : [];

/** Spec §2, Head defaults: for the pages that have no title of their own. */
export const meta: Route.MetaFunction = () => [{ title: "Pide/Peça aqui!" }];

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  const locale = loaded?.locale ?? failureOf(error)?.locale ?? defaultLocale;
  const { shop = null, theme = null, production = false } = loaded ?? {};
  return (
    <PageFrame {...{ locale, shop, theme, production }}>
      {children}
      <ComingPage />
    </PageFrame>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { theme, now } = loaderData;
  const [found, setFound] = useState<FoundQr | null>(null);
  const { shop: loaded } = loaderData;
  // The same object at each walk through the pages: every product reads it.
  const shop = useMemo(
    () => (loaded?.missing.qr && found ? { ...loaded, ...found } : loaded),
    [loaded, found],
  );
  const { pathname } = useLocation();
  useEffect(() => watchSecondTaps(document), []);
  useEffect(() => holdPresses(document), []);
  usePageFocus(pathname);
  useWhatIsThere("root", loaderData);
  if (!shop) return <Outlet />;
  return (
    <ShopProvider shop={shop}>
      <NowProvider serverNow={now}>
        <Arrivals />
        {shop.missing.qr && <LazyPart load={loadLateQr} props={{ onFound: setFound }} />}
        {shop.measuring && (
          <LazyPart load={loadMeasuring} props={{ pixel: shop.measuring.pixel }} />
        )}
        <CartProvider companyId={shop.company.id} currency={shop.company.currency.code}>
          {theme?.picture && pathname !== "/" && (
            <Backdrop picture={theme.picture} wash={theme.wash} className="fixed" />
          )}
          <OrderReminderDoor />
          <Outlet />
        </CartProvider>
      </NowProvider>
    </ShopProvider>
  );
}

/** What a visit begins with, in the browser alone: a page that the server sends is anybody's. */
function Arrivals() {
  const shop = useShop();
  useArrival({ company: shop.company, installable: offersApp(shop), now: useNow() });
  return null;
}

/** The generic error page (row 8.2 of `docs/conformance.md`). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return <ErrorPage notFound={notFound} home={failureOf(error)?.home ?? null} />;
}

function failureOf(error: unknown): Failure | null {
  return isRouteErrorResponse(error) ? error.data : null;
}
