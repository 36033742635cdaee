import { createContext, type ReactNode, useContext } from "react";
import { defaultLocale, type Locale } from "./locales.ts";

const LocaleContext = createContext<Locale>(defaultLocale);

/** Sets the language of everything inside it. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** Returns the language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
