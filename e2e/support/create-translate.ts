import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isolateValues, type MessageValues } from "@comanda/ui/i18n/isolate.ts";
import { defaultLocale, intlLocale, type Locale, locales } from "@comanda/ui/i18n/locales.ts";
import { setupI18n } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { repositoryRoot } from "./repository-root.ts";

export type TestTranslate = (key: string, values?: MessageValues) => string;

/**
 * Returns an app's messages in a language, so that one journey finds its buttons in every language. As
 * in the app, missing messages are English.
 */
export function createTranslate(
  locale: string,
  app: "storefront" | "console" = "storefront",
): TestTranslate {
  const [language = locale] = locale.split("-");
  const messages = {
    ...readMessages(app, "en"),
    ...readMessages(app, language),
    ...(language === locale ? {} : readMessages(app, locale)),
  };
  const compiled = Object.entries(messages).map(([key, text]) => [
    key,
    compileMessageOrThrow(text),
  ]);
  const i18n = setupI18n({
    locale,
    locales: intlLocale(locale),
    messages: { [locale]: Object.fromEntries(compiled) },
  });
  const supported = [locale, language].find(isLocale) ?? defaultLocale;
  return (key, values) => {
    if (!(key in messages)) throw new Error(`There is no message "${key}" in ${locale}`);
    return i18n._(key, isolateValues(values, supported));
  };
}

const isLocale = (tag: string): tag is Locale => Object.hasOwn(locales, tag);

function readMessages(app: string, locale: string): Record<string, string> {
  const file = path.join(repositoryRoot, `apps/${app}/app/i18n/messages/${locale}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
