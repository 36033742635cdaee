import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Locale, locales } from "@comanda/ui/i18n/locales.ts";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { repositoryRoot } from "./testing/temporary-repository.ts";

type Messages = Record<string, string>;

const apps = ["storefront", "console"] as const;
type App = (typeof apps)[number];

const folderOf = (app: App) => path.join(repositoryRoot, "apps", app, "app/i18n/messages");
const read = (app: App, locale: string): Messages =>
  JSON.parse(readFileSync(path.join(folderOf(app), `${locale}.json`), "utf8"));

const filesOf = (app: App) =>
  readdirSync(folderOf(app)).map((file) => path.basename(file, ".json") as Locale);
const all = apps.flatMap((app) =>
  filesOf(app).flatMap((locale) =>
    Object.entries(read(app, locale)).map(([key, text]) => ({ app, locale, key, text })),
  ),
);
const translations = all.filter(({ locale }) => locale !== "en");
const english = { storefront: read("storefront", "en"), console: read("console", "en") };

/** Returns the wrong messages as texts such as `console de nav.more: More`. */
const formatMessages = (found: typeof all) =>
  found.map(({ app, locale, key, text }) => `${app} ${locale} ${key}: ${text}`);

/** Returns a message's words, without its placeholders and their choices' syntax. */
function words(text: string): string {
  return text
    .replace(/\{\w+, plural, /gu, " ")
    .replace(/(?:=\d+|zero|one|two|few|many|other) \{/gu, " ")
    .replace(/\{\w+\}|[{}]/gu, " ");
}

test.each(apps)("in the %s every language has a file, and every file a language", (app) => {
  expect(filesOf(app).toSorted()).toEqual(Object.keys(locales).toSorted());
});

test("a regional file repeats no message of its language", () => {
  const repeated = translations.filter(({ app, locale, key, text }) =>
    locales[locale].fallbacks.some((language) => read(app, language)[key] === text),
  );
  expect(formatMessages(repeated)).toEqual([]);
});

/** Words that are the same in English, by language. */
const sameInEnglish: Record<string, string[]> = {
  ar: [],
  de: [
    "Extras",
    "Gluten",
    "Halal",
    "Link",
    "Logo",
    "Name",
    "Optional",
    "Passkeys",
    "Person",
    "Status",
    "Tablets",
    "Vegan",
    "Zone",
  ],
  es: ["Error", "Extras", "Gluten", "Halal", "Kosher", "No", "Soya", "Subtotal", "Total", "min"],
  "es-MX": [],
  fr: [
    "Contact",
    "Date",
    "Distance",
    "Distances",
    "Gluten",
    "Halal",
    "Invitation",
    "Invitations",
    "Latitude",
    "Logo",
    "Longitude",
    "Lupin",
    "Minutes",
    "Table",
    "Total",
    "Zone",
    "Zones",
    "min",
    "point points",
    "table tables",
  ],
  id: [
    "Gluten",
    "Halal",
    "Kosher",
    "Logo",
    "Lupin",
    "Menu",
    "Printer",
    "Status",
    "Subtotal",
    "Tip",
    "Total",
    "Vegan",
    "Vegetarian",
  ],
  it: ["Area", "Coupon", "Halal", "Kosher", "Link", "Logo", "No", "Password", "Privacy", "min"],
  pt: [
    "Extras",
    "Halal",
    "Kosher",
    "Latitude",
    "Link",
    "Longitude",
    "Status",
    "Subtotal",
    "Tablets",
    "Total",
    "min",
  ],
};

/** Names that no language translates. */
const names = ["AM", "CVC", "OK", "PIN", "PM", "Wi-Fi", "WhatsApp", "km", "s"];

test("no translation is the same as the English text", () => {
  const left = translations.filter(({ app, locale, key, text }) => {
    const remaining =
      words(text)
        .match(/[\p{L}\p{M}-]+/gu)
        ?.join(" ") ?? "";
    const allowed = [...names, ...(sameInEnglish[locale] ?? [])];
    return text === english[app][key] && remaining !== "" && !allowed.includes(remaining);
  });
  expect(formatMessages(left)).toEqual([]);
});

test("no translation has a word that exists only in English", () => {
  const onlyEnglish = /(?<!\p{L})(?:the|your|you|with|this|and|order|payment)(?!\p{L})/iu;
  expect(formatMessages(translations.filter(({ text }) => onlyEnglish.test(words(text))))).toEqual(
    [],
  );
});

/**
 * Returns the plural forms of a language for whole numbers below a thousand: the messages count
 * products, minutes and points. The form `many` of the Romance languages is left out: it starts at a
 * million.
 */
function countForms(locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))].toSorted();
}

/** Returns the forms of each plural in a message, without those for exact numbers. */
function pluralForms(text: string): string[][] {
  const found: string[][] = [];
  const look = (tokens: ReturnType<typeof compileMessageOrThrow>) => {
    for (const token of tokens) {
      if (typeof token === "string" || typeof token[2] !== "object" || token[2] === null) continue;
      const { offset: _, ...choices } = token[2] as Record<string, unknown>;
      if (token[1] === "plural")
        found.push(Object.keys(choices).filter((form) => !/^\d/u.test(form)));
      for (const choice of Object.values(choices)) if (Array.isArray(choice)) look(choice);
    }
  };
  look(compileMessageOrThrow(text));
  return found;
}

test.each(Object.keys(locales) as Locale[])(
  "the plurals of %s have the forms of its grammar",
  (locale) => {
    const plurals = all
      .filter((each) => each.locale === locale)
      .flatMap(({ text }) => pluralForms(text));
    const forms = countForms(locale);
    for (const found of plurals) expect(found.toSorted()).toEqual(forms);
  },
);

/** Words of the form of address that a language does not use here. */
const wrongAddress: Partial<Record<Locale, RegExp>> = {
  // The form is `Sie`. `ihr` and `ihre` are allowed: they refer to the order.
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
  // The form is `tú`.
  es: /(?<!\p{L})(?:usted(?:es)?|vos|vosotros|vuestr\p{L}+|tenés|podés|querés|elegí)(?!\p{L})/iu,
  // The form is `vous`.
  fr: /(?<!\p{L})(?:tu|toi|te|ton|ta|tes)(?!\p{L})/iu,
  // The form is `Anda`, with a capital.
  id: /(?<!\p{L})(?:kamu|kau|engkau|lo|gue|anda)(?!\p{L})/u,
  // The form is `tu`. The polite form has a capital inside a sentence.
  it: /(?<!\p{L})(?:voi|vostr\p{L}+)(?!\p{L})|(?<=[\p{L},] )(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u,
  // The form is `você`.
  pt: /(?<!\p{L})(?:tu|teu|teus|tua|tuas|vós|voss\p{L}+)(?!\p{L})/iu,
};

test.each(Object.entries(wrongAddress))("%s uses one form of address", (locale, wrong) => {
  const mine = translations.filter((each) => each.locale.split("-")[0] === locale);
  expect(formatMessages(mine.filter(({ text }) => wrong.test(text)))).toEqual([]);
});

/** The quotation marks of each language. Straight ones are never used. */
const quotes: Record<Locale, string> = {
  ar: "«»",
  de: "„“",
  en: "“”",
  es: "«»",
  "es-MX": "«»",
  fr: "«»",
  id: "“”",
  it: "«»",
  pt: "“”",
};

test("apostrophes, quotation marks and ellipses are typographic", () => {
  const wrong = all.filter(({ locale, text }) => {
    const marks = text.match(/["'«»„“”‚‘‹›]/gu) ?? [];
    return text.includes("...") || marks.some((mark) => !quotes[locale].includes(mark));
  });
  expect(formatMessages(wrong)).toEqual([]);
});

test("only French has spaces before punctuation, and these are non-breaking", () => {
  const wrong = all.filter(({ locale, text }) => {
    if (locale !== "fr") return /\s[:;?!؟؛](?:\s|$)/u.test(text);
    const bare = /[^\u00a0][:»](?!\d)|«[^\u00a0]|[^\u202f][;?!]/u;
    return bare.test(text.replace(/\{\w+\}/gu, "X"));
  });
  expect(formatMessages(wrong)).toEqual([]);
});

/** Messages with a number and a unit, which a line break must not separate. */
const measured = [
  "clock.am",
  "clock.pm",
  "checkout.minutes",
  "checkout.coverage.range",
  "info.upTo",
];

test("a number and its unit have a non-breaking space", () => {
  const wrong = all.filter(
    ({ key, text }) => measured.includes(key) && /\{(?:time|minutes|distance|km)\} /u.test(text),
  );
  expect(formatMessages(wrong)).toEqual([]);
});
