import { qrServiceType } from "@comanda/domain/company/service-type";
import { localeCookieHeader, requestLocale } from "@comanda/ui/i18n/locale.server.ts";
import { chooseLocale, defaultLocale, type Locale } from "@comanda/ui/i18n/locales.ts";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { keepScrollInPageCache } from "@comanda/ui/page/keep-scroll-in-page-cache.ts";
import { usePageFocus } from "@comanda/ui/page/page-focus.ts";
import { guardDoubleTaps } from "@comanda/ui/press/guard-double-taps.ts";
import { deferClicksWhileGoingBack } from "@comanda/ui/web/history-back.ts";
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
import { type CompanySite, CompanySiteProvider, useCompanySite } from "./company/company-site.tsx";
import {
  disabledMenuLanguage,
  disabledMenuPath,
  menuIsDisabled,
} from "./company/disabled-menu-path.ts";
import { legalUrlsIn } from "./company/legal-urls.ts";
import { ErrorPage } from "./features/company/error-page.tsx";
import { LazyOrderNotices } from "./features/tracking/own-orders/lazy-order-notices.tsx";
import { NowProvider, useNow } from "./hours/current-time.tsx";
import { loadCatalog } from "./i18n/catalogs.ts";
import { offersApp } from "./install/offers-app.ts";
import { PendingPage } from "./lazy/pending-page.tsx";
import { plainPath } from "./links/plain-path.ts";
import { PageBackdrop } from "./media/page-backdrop.tsx";
import { companyOrdering } from "./ordering/company-ordering.ts";
import { PageFrame } from "./page/page-frame.tsx";
import { useVisitStart } from "./page/use-visit-start.ts";
import type { LoadedQr } from "./refresh/missing-parts.tsx";
import { loadOrCached } from "./refresh/route-data-cache.ts";
import { shouldRefresh, useCacheRouteData } from "./refresh/use-menu-refresh.ts";
import { allowsStripe } from "./server/allows-stripe.server.ts";
import { failureStatus } from "./server/failure-status.server.ts";
import { loadCompany, loadPaymentMethods, requestHostname } from "./server/load-company.server.ts";
import { measurementOf } from "./server/measurement.server.ts";
import { optionalCall } from "./server/optional-call.server.ts";
import { serverApi } from "./server/server-api.server.ts";
import { configContext, logErrorContext } from "./server/server-context.ts";
import { CartProvider } from "./session/cart/cart-provider.tsx";
import appCss from "./theme/app.css?url";
import { pageTheme } from "./theme/page-theme.ts";

const loadLateQr = async () => (await import("./refresh/missing-parts.tsx")).LoadMissingQr;
const loadMeasuring = async () =>
  (await import("./features/consent/pixel-consent.tsx")).PixelConsent;

/**
 * Loads what every page needs: the company of the host, its settings, and the visitor's language
 * (conformance 4.25). The health page and the pages of a disabled menu load no company here: they
 * work on every host and without the API.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { storageUrl, ownPictures, production, providerUrl, map, ...config } =
    context.get(configContext);
  const { origin, pathname, search, searchParams } = new URL(request.url);
  const path = plainPath(pathname);
  if (path !== pathname) throw redirect(path + search, 301);
  const log = context.get(logErrorContext);
  const now = new Date();
  const language = disabledMenuLanguage(pathname);
  if (pathname === "/health" || language) {
    const locale = language ? chooseLocale(language, null, "") : requestLocale(request, "");
    await loadCatalog(locale);
    return data({
      site: null,
      theme: null,
      locale,
      now: now.toISOString(),
      production,
      stripe: false,
    });
  }
  try {
    const api = serverApi(context, request);
    const host = requestHostname(request);
    const loading = { api, host, optional: optionalCall(context) };
    const [loaded, methods] = await Promise.all([
      loadCompany(loading, searchParams.get("qr-id")),
      loadPaymentMethods(loading, "readCompany"),
    ]);
    const locale = requestLocale(request, loaded.company.country.country_code);
    if (menuIsDisabled(loaded.company)) throw redirect(disabledMenuPath(locale));
    const ordering = companyOrdering({ ...loaded, qrServiceType: qrServiceType(loaded.qr), now });
    const expandsSearch = config.expandsSearch(loaded.company.country.country_code);
    const legal = legalUrlsIn(config.legal, locale);
    const measuring = measurementOf(loaded);
    const configured = { storageUrl, ownPictures, origin, providerUrl, legal, map, expandsSearch };
    const site: CompanySite = { ...loaded, ...ordering, ...configured, measuring };
    // On the server, so that browsers do not load the code for colours.
    const theme = pageTheme(site.settings);
    await loadCatalog(locale);
    // In the root, because the security policy of a visit's first page counts for all its pages.
    const stripe = allowsStripe(methods);
    return data(
      { site, theme, locale, now: now.toISOString(), production, stripe },
      { headers: localeCookieHeader(request, locale) },
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

/** The data of the loader's errors, so that the error page has the visitor's language. */
type LoaderFailure = {
  locale: Locale;
  /** The URL of the link home; null for the start page of this host. */
  home: string | null;
};

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  // A refresh that lacks the company's settings must not replace the ones that the page has.
  return loadOrCached("root", serverLoader, (fresh, lastKnown) =>
    fresh.site?.missing.settings ? lastKnown : fresh,
  );
}

/** The company stays the same during a visit: only a refresh loads it again. */
export const shouldRevalidate = shouldRefresh;

export const links: Route.LinksFunction = () =>
  import.meta.env.DEV ? [{ rel: "stylesheet", href: appCss }] : [];

/** Returns the title of pages that have no other title (conformance 2.139). */
export const meta: Route.MetaFunction = () => [{ title: "Pide/Peça aqui!" }];

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  const locale = loaded?.locale ?? failureOf(error)?.locale ?? defaultLocale;
  const { site = null, theme = null, production = false } = loaded ?? {};
  return (
    <PageFrame locale={locale} site={site} theme={theme} production={production}>
      {children}
      <PendingPage />
    </PageFrame>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { theme, now } = loaderData;
  const [lateQr, setLateQr] = useState<LoadedQr | null>(null);
  const { site: loaded } = loaderData;
  // Memoized, because every product card reads it: it must not change with each navigation.
  const site = useMemo(
    () => (loaded?.missing.qr && lateQr ? { ...loaded, ...lateQr } : loaded),
    [loaded, lateQr],
  );
  const { pathname } = useLocation();
  useEffect(() => guardDoubleTaps(document), []);
  useEffect(() => deferClicksWhileGoingBack(document), []);
  useEffect(keepScrollInPageCache, []);
  usePageFocus(pathname);
  useCacheRouteData("root", loaderData);
  if (!site) return <Outlet />;
  return (
    <CompanySiteProvider site={site}>
      <NowProvider serverNow={now}>
        <VisitStart />
        {site.missing.qr && <LazyPart load={loadLateQr} props={{ onFound: setLateQr }} />}
        {site.measuring && (
          <LazyPart load={loadMeasuring} props={{ pixel: site.measuring.pixel }} />
        )}
        <CartProvider companyId={site.company.id} currency={site.company.currency.code}>
          {theme?.picture && pathname !== "/" && (
            <PageBackdrop picture={theme.picture} wash={theme.wash} className="fixed" />
          )}
          <LazyOrderNotices />
          <Outlet />
        </CartProvider>
      </NowProvider>
    </CompanySiteProvider>
  );
}

/** Starts the visit in the browser only: the server's pages are cached and shared by all visitors. */
function VisitStart() {
  const site = useCompanySite();
  useVisitStart({ company: site.company, installable: offersApp(site), now: useNow() });
  return null;
}

/** Shows the error page (conformance 8.2). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return <ErrorPage notFound={notFound} home={failureOf(error)?.home ?? null} />;
}

function failureOf(error: unknown): LoaderFailure | null {
  return isRouteErrorResponse(error) ? error.data : null;
}
