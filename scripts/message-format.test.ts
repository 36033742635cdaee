import { readFileSync } from "node:fs";
import { type Messages, setupI18n } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { formatMessage, type Message } from "../packages/ui/src/i18n/format-message.ts";
import { intlLocale, locales } from "../packages/ui/src/i18n/locales.ts";

/** Numbers of each plural category of our languages, and ones that are written with separators. */
const NUMBERS = [0, 1, 2, 3, 11, 100, 1_234_567, 1.5];

test.each(["storefront", "console"])("each message of the %s reads as lingui formats it", (app) => {
  const differing = Object.keys(locales).flatMap((name) => {
    const locale = intlLocale(name);
    const messages = compiledMessages(app, name);
    const lingui = setupI18n({ locale: name, locales: locale, messages: { [name]: messages } });
    return Object.entries(messages).filter(([key, message]) =>
      valuesFor(message).some(
        (values) => formatMessage(message as Message, locale, values) !== lingui._(key, values),
      ),
    );
  });
  expect(differing).toEqual([]);
});

function compiledMessages(app: string, locale: string): Messages {
  const file = new URL(`../apps/${app}/app/i18n/messages/${locale}.json`, import.meta.url);
  const source: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  const entries = Object.entries(source);
  return Object.fromEntries(entries.map(([key, text]) => [key, compileMessageOrThrow(text)]));
}

/** Returns values for a message: each of the numbers for all its names. A text has none. */
function valuesFor(message: Messages[string]): Record<string, number>[] {
  if (typeof message === "string") return [];
  const names = [...JSON.stringify(message).matchAll(/\["(\w+)"/gu)].map(([, name = ""]) => name);
  return NUMBERS.map((number) => Object.fromEntries(names.map((name) => [name, number])));
}
