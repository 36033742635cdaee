import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { defaultLocale, locales } from "@comanda/ui/i18n/locales.ts";
import { usePageFocus } from "@comanda/ui/page/page-focus.ts";
import { readCookie } from "@comanda/ui/web/cookie-text.ts";
import { type ReactNode, useMemo, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { loadCatalog } from "./i18n/catalogs.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { consoleLocale } from "./server/request-locale.server.ts";
import appCss from "./theme/app.css?url";
import { parseTheme, themeCookie } from "./theme/theme-choice.ts";
import { ThemeContext } from "./theme/theme-context.tsx";

/** Loads what every page needs: the member's language and theme. */
export async function loader({ request }: Route.LoaderArgs) {
  const locale = consoleLocale(request);
  await loadCatalog(locale);
  return { locale, theme: parseTheme(readCookie(request.headers.get("cookie"), themeCookie)) };
}

/** Language and theme stay the same until the member changes them, which needs no loader. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: appCss }];

export const meta: Route.MetaFunction = () => [{ title: "Comanda" }];

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const locale = loaded?.locale ?? defaultLocale;
  const [theme, setTheme] = useState(loaded?.theme ?? "auto");
  const themeSwitch = useMemo(() => ({ theme, choose: setTheme }), [theme]);
  return (
    <html lang={locale} dir={locales[locale].direction} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex,nofollow" />
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeContext value={themeSwitch}>
          <LocaleProvider locale={locale}>{children}</LocaleProvider>
        </ThemeContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  usePageFocus(useLocation().pathname);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
