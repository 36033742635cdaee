import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { type Locale, locales } from "@comanda/ui/i18n/locales.ts";
import { repeatEarlyPress } from "@comanda/ui/page/early-press.ts";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Scripts, ScrollRestoration, useLocation } from "react-router";
import type { CompanySite } from "../company/company-site.tsx";
import { PAGE_CSS_ID, pageCss } from "../theme/page-css.ts";
import type { PageTheme } from "../theme/page-theme.ts";

/**
 * The same element at each rendering: React writes its content again when the object that holds it is a new
 * one, and the browser then styles the whole page again.
 */
const pageStyles = pageCss && (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  <style id={PAGE_CSS_ID} dangerouslySetInnerHTML={{ __html: pageCss }} />
);

type PageFrameProps = {
  locale: Locale;
  /** Null without a company. */
  site: Pick<CompanySite, "measuring"> | null;
  theme: PageTheme | null;
  /** Only production's pages are for search engines. */
  production: boolean;
  children: ReactNode;
};

/** Renders the document around every page, also the error page: head, language, direction and theme. */
export function PageFrame({ locale, site, theme, production, children }: PageFrameProps) {
  useEffect(repeatEarlyPress, []);
  const landing = useLocation().pathname === "/" ? theme?.landing : undefined;
  const barColor = landing?.top ?? theme?.variables["--surface"];
  return (
    <html
      lang={locale}
      dir={locales[locale].direction}
      data-measured={measuredAs(site)}
      style={theme?.variables}
    >
      <head>
        <meta charSet="utf-8" />
        {/* Without user scaling (conformance 2.138). */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"
        />
        {!production && <meta name="robots" content="noindex,nofollow" />}
        {barColor && <meta name="theme-color" content={barColor} />}
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
        {pageStyles}
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

/**
 * Returns the value of `data-measured`, which `mayMeasure` reads; undefined for a company without a
 * pixel.
 */
function measuredAs(site: PageFrameProps["site"]): "ask" | "free" | undefined {
  if (!site?.measuring) return undefined;
  return site.measuring.asks ? "ask" : "free";
}
