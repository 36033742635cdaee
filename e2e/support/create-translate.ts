import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isolateValues, type MessageValues } from "@comanda/ui/i18n/isolate.ts";
import { defaultLocale, intlLocale, type Locale, locales } from "@comanda/ui/i18n/locales.ts";
import { setupI18n } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { repositoryRoot } from "./repository-root.ts";

export type TestTranslate = (key: string, values?: MessageValues) => string;

/**
 * Returns the storefront's messages in a language, so that one journey finds its buttons in every
 * language. As in the storefront, missing messages are English.
 */
export function createTranslate(locale: string): TestTranslate {
  const [language = locale] = locale.split("-");
  const messages = {
    ...readMessages("en"),
    ...readMessages(language),
    ...(language === locale ? {} : readMessages(locale)),
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

function readMessages(locale: string): Record<string, string> {
  const file = path.join(repositoryRoot, `apps/storefront/app/i18n/messages/${locale}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
