import { readFileSync } from "node:fs";
import path from "node:path";
import { ticketWords } from "@comanda/domain/printing/ticket-words";
import { type Locale, locales } from "@comanda/ui/i18n/locales.ts";
import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { repositoryRoot } from "../../e2e/support/repository-root.ts";
import type { App } from "../setup/apps.ts";

/** The language of a text with fewer letters is unknown. */
const MIN_LETTERS = 4;

type Messages = Record<string, string>;
type MessagePattern = { key: string; text: string; pattern: RegExp };

/**
 * Finds an app's English texts on a page in another language. Messages that are equal in both
 * languages are not reported, nor are texts of the restaurants.
 */
export function findUntranslated(
  words: readonly string[],
  locale: Locale,
  app: App = "storefront",
): string[] {
  if (locale === "en") return [];
  const { english, native } = patternsOf(app, locale);
  const restaurants = demoTexts();
  return words.flatMap((word) => {
    const found = english.find(({ pattern }) => pattern.test(word));
    if (!found || restaurants.has(word)) return [];
    return native.some(({ pattern }) => pattern.test(word)) ? [] : [`English: “${word}”`];
  });
}

type Patterns = { english: MessagePattern[]; native: MessagePattern[] };

const patternCache = new Map<string, Patterns>();

/** Returns the patterns of an app's messages in a language, and of the English ones that differ from them. */
function patternsOf(app: App, locale: Locale): Patterns {
  const cached = patternCache.get(`${app} ${locale}`);
  if (cached) return cached;
  const localMessages = messagesOf(app, locale);
  const english = Object.entries(messagesOf(app, "en"))
    .filter(([key, text]) => localMessages[key] !== text)
    .flatMap(([key, text]) => messagePatterns(key, text));
  const native = Object.entries(localMessages).flatMap(([key, text]) => messagePatterns(key, text));
  patternCache.set(`${app} ${locale}`, { english, native });
  return { english, native };
}

/** Returns the patterns of a message's texts on a screen; none for a message with too few letters. */
function messagePatterns(key: string, text: string): MessagePattern[] {
  const source = patternOf(compileMessageOrThrow(text));
  const letters = source.replace(/\\.|\[[^\]]*\]|[^\p{L}]/gu, "").length;
  return letters < MIN_LETTERS ? [] : [{ key, text, pattern: new RegExp(`^(?:${source})$`, "u") }];
}

function patternOf(message: CompiledMessage): string {
  if (typeof message === "string") return escaped(message);
  return message
    .map((token) => (typeof token === "string" ? literal(token) : alternatives(token)))
    .join("");
}

/** Any text for a value; each form of a plural. */
function alternatives(token: Exclude<CompiledMessage[number], string>): string {
  const forms = token[2];
  if (!forms || typeof forms === "string") return ".+";
  const choices = Object.entries(forms)
    .filter(([name]) => name !== "offset")
    .map(([, form]) => patternOf(form as CompiledMessage));
  return `(?:${choices.join("|")})`;
}

/** Returns the pattern of plain text; `#` is the number of a plural. */
function literal(token: string): string {
  return token === "#" ? ".+" : escaped(token);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&").replace(/\s+/gu, "\\s+");
}

const messageCache = new Map<string, Messages>();

/** Returns an app's messages of a language, completed by those of its fallbacks. */
function messagesOf(app: App, locale: Locale): Messages {
  const cached = messageCache.get(`${app} ${locale}`);
  if (cached) return cached;
  const chain = [locale, ...locales[locale].fallbacks].toReversed();
  const messages = Object.assign({}, ...chain.map((each) => readMessages(app, each)));
  messageCache.set(`${app} ${locale}`, messages);
  return messages;
}

function readMessages(app: App, locale: string): Messages {
  const file = path.join(repositoryRoot, `apps/${app}/app/i18n/messages/${locale}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

let demo: Set<string> | null = null;

/** Returns every text of the demo's restaurants, and the names of the stations they begin with. */
function demoTexts(): Set<string> {
  demo ??= new Set([
    ...Object.values(ticketWords).map(({ kitchen }) => kitchen),
    ...["cafe", "pizzaria", "taqueria"].flatMap((name) => {
      const texts: string[] = [];
      JSON.parse(
        readFileSync(path.join(repositoryRoot, "demo", name, "company.json"), "utf8"),
        (_, value) => {
          if (typeof value === "string") texts.push(value.trim());
          return value;
        },
      );
      return texts;
    }),
  ]);
  return demo;
}
