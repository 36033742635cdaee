import { createContext, type ReactNode, useContext, useMemo } from "react";
import { catalog } from "./catalogs.ts";
import { isolateValues, type MessageValues } from "./isolate.ts";
import { defaultLocale, type Locale } from "./locales.ts";
import type messages from "./messages/en.json";

/** The key of a text of the storefront. The English file has all of them. */
export type MessageKey = keyof typeof messages;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

const LocaleContext = createContext<Locale>(defaultLocale);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Translates messages into the visitor's language: `t("cart.count", { count: 2 })`. */
export function useText(): Translate {
  const locale = useLocale();
  return useMemo(() => translator(locale), [locale]);
}

/** `useText` for code outside components, such as a page's `meta`. */
export function translator(locale: Locale): Translate {
  const messagesOf = catalog(locale);
  return (key, values) => messagesOf._(key, isolateValues(values, locale));
}
