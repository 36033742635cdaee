import { ApiError } from "@comanda/contract/client";
import { type ReactNode, useEffect } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { ErrorPage } from "./features/company/error-page.tsx";
import { loadCatalog } from "./i18n/catalogs.ts";
import { rememberLocale, requestLocale } from "./i18n/locale.server.ts";
import { defaultLocale, type Locale, locales } from "./i18n/locales.ts";
import { LocaleProvider } from "./i18n/text.tsx";
import { configContext } from "./server-context.ts";
import { CartProvider } from "./session/cart-provider.tsx";
import { serverApi } from "./shop/api.server.ts";
import { NowProvider } from "./shop/now.tsx";
import { orderRefusal } from "./shop/order-refusal.ts";
import { loadShop, requestedHost } from "./shop/shop.server.ts";
import { type Shop, ShopProvider } from "./shop/shop.tsx";
import appCss from "./theme/app.css?url";
import { fontFile } from "./theme/fonts.ts";
import { companyTheme } from "./theme/theme.ts";
import { watchSecondTaps } from "./ui/second-tap.ts";

/**
 * Host → company → its settings, and the visitor's language: what every page begins with. Only the
 * health page is without a company: it answers at every host, and whatever state the API is in.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { storageUrl, production } = context.get(configContext);
  const { origin, pathname } = new URL(request.url);
  const now = new Date();
  if (pathname === "/health") {
    const locale = requestLocale(request, "");
    await loadCatalog(locale);
    return data({ shop: null, locale, now: now.toISOString(), production });
  }
  try {
    const found = await loadShop(serverApi(context, request), requestedHost(request));
    const shop: Shop = { ...found, refusal: orderRefusal({ ...found, now }), storageUrl, origin };
    const locale = requestLocale(request, shop.company.country.country_code);
    await loadCatalog(locale);
    return data(
      { shop, locale, now: now.toISOString(), production },
      { headers: rememberLocale(request, locale) },
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const locale = requestLocale(request, "");
    await loadCatalog(locale);
    // A host that cannot even be a name has no restaurant either.
    const nobody = error.status === 404 || error.status === 422;
    throw data({ locale }, { status: nobody ? 404 : error.status || 503 });
  }
}

/** What the loader throws: where there is no company, the error page still speaks the visitor's language. */
type Failure = { locale: Locale };

/** The company does not change while a visitor walks around. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: appCss }];

/** Spec §2, Head defaults: for the pages that have no title of their own. */
export const meta: Route.MetaFunction = () => [{ title: "Pide/Peça aqui!" }];

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  const failure: Failure | null = isRouteErrorResponse(error) ? error.data : null;
  const locale = loaded?.locale ?? failure?.locale ?? defaultLocale;
  const theme = loaded?.shop ? companyTheme(loaded.shop.settings) : null;
  return (
    <html lang={locale} dir={locales[locale].direction} style={theme?.variables}>
      <head>
        <meta charSet="utf-8" />
        {/* Spec §2, Head defaults: no user scaling. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"
        />
        {!loaded?.production && <meta name="robots" content="noindex,nofollow" />}
        <meta name="theme-color" content={theme?.variables["--accent"]} />
        {theme && (
          <link
            rel="preload"
            as="font"
            type="font/woff2"
            href={fontFile(theme.font)}
            crossOrigin="anonymous"
          />
        )}
        <Meta />
        {/* Stylesheets are allowed by their place; the browser, which hides nonces, would find another one here. */}
        <Links nonce="" />
      </head>
      <body>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { shop, now } = loaderData;
  useEffect(() => watchSecondTaps(document), []);
  if (!shop) return <Outlet />;
  return (
    <ShopProvider shop={shop}>
      <NowProvider serverNow={now}>
        <CartProvider companyId={shop.company.id}>
          <Outlet />
        </CartProvider>
      </NowProvider>
    </ShopProvider>
  );
}

/** Spec §8, Generic error page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage notFound={isRouteErrorResponse(error) && error.status === 404} />;
}
