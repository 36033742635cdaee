import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { defaultLocale, locales } from "@comanda/ui/i18n/locales.ts";
import { keepScrollInPageCache } from "@comanda/ui/page/keep-scroll-in-page-cache.ts";
import { usePageFocus } from "@comanda/ui/page/page-focus.ts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { LazyErrorBoard } from "./board/frame/lazy-error-board.tsx";
import { messagesLoaded } from "./i18n/later-messages.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { FramedErrorPage } from "./layout/framed-error-page.tsx";
import { openPage } from "./pages/open-page.ts";
import type { RefusedPage } from "./server/company-page.server.ts";
import { type PageLook, readPageLook } from "./server/page-look.server.ts";
import appCss from "./theme/app.css?url";
import type { Theme } from "./theme/theme-choice.ts";
import { ThemeContext } from "./theme/theme-context.tsx";

/** Loads what every page needs: the member's language and theme. */
export function loader({ request }: Route.LoaderArgs) {
  return readPageLook(request);
}

/** Language and theme stay the same until the member changes them, which needs no loader. */
export const shouldRevalidate = () => false;

/** A page is shown once its code and messages are loaded. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  openPage,
  async (_, next) => {
    const results = await next();
    await messagesLoaded();
    return results;
  },
];

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: appCss },
  { rel: "manifest", href: "/console.webmanifest" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
];

export const meta: Route.MetaFunction = () => [{ title: "Comanda" }];

export function Layout({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const loaded = useRouteLoaderData<typeof loader>("root") ?? lookOf(error);
  const locale = loaded?.locale ?? defaultLocale;
  const [theme, setTheme] = useState(loaded?.theme ?? "auto");
  const themeSwitch = useMemo(() => ({ theme, choose: setTheme }), [theme]);
  return (
    <html lang={locale} dir={locales[locale].direction} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex,nofollow" />
        <ThemeColors theme={theme} />
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

/** The colour of the window around an installed console: `--surface` of its theme. */
function ThemeColors({ theme }: { theme: Theme }) {
  const colors = [
    ["light", "#ffffff"],
    ["dark", "#1e1c19"],
  ] as const;
  return colors
    .filter(([scheme]) => theme === "auto" || theme === scheme)
    .map(([scheme, color]) => {
      const media = theme === "auto" ? `(prefers-color-scheme: ${scheme})` : undefined;
      return <meta key={scheme} name="theme-color" content={color} media={media} />;
    });
}

/** A page that is refused before the loader has run gets its language and theme with the refusal. */
const lookOf = (error: unknown): PageLook | null =>
  isRouteErrorResponse(error) ? error.data : null;

export default function App() {
  usePageFocus(useLocation().pathname);
  useEffect(keepScrollInPageCache, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  const { frame = null }: Partial<RefusedPage> = error.data ?? {};
  return (
    <FramedErrorPage
      status={error.status}
      frame={frame}
      board={(companyId) => <LazyErrorBoard companyId={companyId} />}
    />
  );
}
