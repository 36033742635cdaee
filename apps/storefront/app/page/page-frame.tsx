import type { ReactNode } from "react";
import { Links, Meta, Scripts, ScrollRestoration, useLocation } from "react-router";
import { type Locale, locales } from "../i18n/locales.ts";
import { LocaleProvider } from "../i18n/text.tsx";
import type { Shop } from "../shop/shop.tsx";
import type { LandingTheme } from "../theme/landing-theme.ts";
import { PAGE_CSS_ID, pageCss } from "../theme/page-css.ts";
import type { Theme } from "../theme/theme.ts";

type PageFrameProps = {
  locale: Locale;
  /** Null where there is no company. */
  shop: Pick<Shop, "measuring"> | null;
  theme: (Theme & { landing: LandingTheme }) | null;
  /** Only a production's pages may be found. */
  production: boolean;
  children: ReactNode;
};

/** The document around every page, the error page too: its head, language, direction and look. */
export function PageFrame({ locale, shop, theme, production, children }: PageFrameProps) {
  const landing = useLocation().pathname === "/" ? theme?.landing : undefined;
  return (
    <html
      lang={locale}
      dir={locales[locale].direction}
      data-measured={measuredAs(shop)}
      style={theme?.variables}
    >
      <head>
        <meta charSet="utf-8" />
        {/* Spec §2, Head defaults: no user scaling. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"
        />
        {!production && <meta name="robots" content="noindex,nofollow" />}
        <meta name="theme-color" content={landing ? landing.top : theme?.variables["--surface"]} />
        {(landing ?? theme)?.fonts.map((file) => (
          <link
            key={file}
            rel="preload"
            as="font"
            type="font/woff2"
            href={file}
            crossOrigin="anonymous"
          />
        ))}
        {pageCss && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
          <style id={PAGE_CSS_ID} dangerouslySetInnerHTML={{ __html: pageCss }} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** For `mayMeasure`; nothing where the visit is measured with nobody's help. */
function measuredAs(shop: PageFrameProps["shop"]): "ask" | "free" | undefined {
  if (!shop?.measuring) return undefined;
  return shop.measuring.asks ? "ask" : "free";
}
