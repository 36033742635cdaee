import type { MessageValues } from "@comanda/ui/i18n/isolate.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import type { Locale } from "@comanda/ui/i18n/locales.ts";
import { translatorOf } from "@comanda/ui/i18n/translator-of.ts";
import { useMemo } from "react";
import { catalog } from "./catalogs.ts";
import type messages from "./messages/en.json";

/** The key of a text of the storefront. The English file has all of them. */
export type MessageKey = keyof typeof messages;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Translates messages into the visitor's language: `t("cart.count", { count: 2 })`. */
export function useText(): Translate {
  const locale = useLocale();
  return useMemo(() => translator(locale), [locale]);
}

/** `useText` for code outside components, such as a page's `meta`. */
export function translator(locale: Locale): Translate {
  return translatorOf(catalog(locale), locale);
}
