import { WEEKDAYS, type Weekday } from "@comanda/domain/hours/time-zone";
import { localeNames } from "@comanda/ui/i18n/locale-names.ts";
import type { Locale } from "@comanda/ui/i18n/locales.ts";
import type { Translate } from "../i18n/text.ts";
import type { ChangedField } from "./changed-fields.ts";
import { FIELDS, PARTS } from "./entry-words.ts";
import { MENU_WORDS } from "./menu-words.ts";
import { calendarDayText, codeText } from "./plain-text.ts";
import { serviceName } from "./service-names.ts";
import { SETTINGS_WORDS } from "./settings-words.ts";
import { type FieldWords, type ValueKind, wordKey } from "./value-kinds.ts";

/**
 * Fields that repeat what an entry says anyway, who and when, or that only the server reads, such as
 * ids.
 */
const UNSHOWN: readonly string[] = [
  "accepted_at",
  "confirmed_at",
  "confirmed_by",
  "ended_at",
  "paid_at",
  "paid_by",
  "payment_expires_at",
  "number",
  "lines",
  "id",
  "order",
  "after",
  "company_id",
  "station_id",
  "product_category_id",
  "price_id",
];

const NETWORKS: Readonly<Record<string, string>> = {
  instagramUrl: "Instagram",
  facebookUrl: "Facebook",
  tiktokUrl: "TikTok",
  tripadvisorUrl: "Tripadvisor",
};

/** The word for a part of a path that names one of several: an order type, a weekday, a language. */
function nameOfPart(t: Translate, part: string): { pattern: string; name: string } | null {
  const service = serviceName(t, part.toUpperCase());
  if (service && part === part.toLowerCase()) return { pattern: "{service}", name: service };
  if (isWeekday(part)) return { pattern: "{day}", name: t(`menu.weekday.${part}`) };
  if (part === "landing") return { pattern: "{page}", name: t("settings.look.landing") };
  if (part === "product") return { pattern: "{page}", name: t("settings.look.product") };
  const network = NETWORKS[part];
  return network ? { pattern: "{network}", name: network } : null;
}

const isWeekday = (part: string): part is Weekday => WEEKDAYS.some((day) => day === part);

export type LabelledField = { label: string; kind: ValueKind; absent?: unknown };
type NamedPath = Pick<ChangedField, "field" | "items">;

/** What labels are made with: the words of a language, and the names of dishes by their ids. */
export type LabelFacts = {
  t: Translate;
  locale: Locale;
  names: Readonly<Record<string, string>>;
};

/** The label and the kind of a field; null for one that is not shown. */
export function fieldWords(
  facts: LabelFacts,
  { field: path, items }: NamedPath,
): LabelledField | null {
  const parts = path.split(".");
  const last = parts.at(-1) ?? "";
  if (UNSHOWN.includes(last) || (UNSHOWN.includes(parts[0] ?? "") && parts[0] !== "after"))
    return null;
  return (
    wordsOfEntry(facts.t, path) ??
    wordsOfPath(facts, { field: path, items }) ?? { label: path, kind: "text" as const }
  );
}

/** A field of an entry, by the first part of its path or by all of it. */
function wordsOfEntry(t: Translate, path: string): LabelledField | null {
  const [head = "", tail = ""] = path.split(".");
  const whole = FIELDS[path];
  if (whole) return { label: t(whole.label), kind: whole.kind };
  const [first, second] = [FIELDS[head], PARTS[tail]];
  return first && second
    ? { label: `${t(first.label)} · ${t(second.label)}`, kind: second.kind }
    : null;
}

const WORDS: Readonly<Record<string, FieldWords>> = {
  ...FIELDS,
  ...MENU_WORDS,
  ...SETTINGS_WORDS,
};

/** Under these names entries have a whole part of the menu. */
const WRAPPERS: readonly string[] = ["product", "category", "group"];

/** A field of the settings or of the menu, with the items and the parts that its path leads through. */
function wordsOfPath({ t, names, locale }: LabelFacts, { field: path, items }: NamedPath) {
  const { dish, parts } = withoutDish(path.split("."), { t, names });
  const { language, own } = withoutTranslation(parts);
  const { pattern, through } = patternOf({ t, locale }, own, items);
  const label = [...(dish ? [dish] : []), ...(language ? [localeName(language)] : []), ...through];
  const words = WORDS[pattern];
  if (words) {
    // A whole item has its name as its value.
    const isNamed = parts.at(-1) === "*" && typeof words.kind === "string";
    const kind = isNamed ? ("text" as const) : words.kind;
    return { label: [...label, t(words.label)].join(" · "), kind, absent: words.absent };
  }
  // A part of a list that no screen names: that it changed.
  return label.length > 0 ? { label: label.join(" · "), kind: "unread" as const } : null;
}

/** Splits off the dish whose field a path is: `products.flan.visible`. */
function withoutDish(parts: string[], { t, names }: Pick<LabelFacts, "t" | "names">) {
  const [root = "", id = ""] = parts;
  const isOfDish = root === "products" && parts.length > 2 && id !== "*";
  if (isOfDish) return { dish: names[id] ?? t("audit.value.gone"), parts: parts.slice(2) };
  const isWrapped = WRAPPERS.includes(root) && parts.length > 1;
  return { dish: null, parts: isWrapped ? parts.slice(1) : parts };
}

/** The path with a placeholder for each part that names one of several, and the names of these parts. */
function patternOf(
  facts: Pick<LabelFacts, "t" | "locale">,
  parts: readonly string[],
  items: readonly string[],
) {
  const through: string[] = [];
  const rest = [...items];
  let pattern = "";
  // The words of a whole item are those of its list.
  for (const part of parts.at(-1) === "*" ? parts.slice(0, -1) : parts) {
    const next = pattern ? `${pattern}.${part}` : part;
    const named = WORDS[next] ? null : nameOfPart(facts.t, part);
    // The only item of a list may have no name, such as the one size of a dish.
    const item = part === "*" ? rest.shift() : null;
    if (item) through.push(...itemNames(facts, pattern, item));
    if (named) through.push(named.name);
    pattern = named ? next.replace(/[^.]+$/u, named.pattern) : next;
  }
  return { pattern, through };
}

/** The name of a list and that of one of its items. */
function itemNames(
  { t, locale }: Pick<LabelFacts, "t" | "locale">,
  pattern: string,
  item: string,
): string[] {
  const list = WORDS[pattern];
  if (!list) return [item];
  const key = wordKey(list.kind, item);
  return [t(list.label), key ? t(key) : (calendarDayText(item, locale) ?? nameOf(list, item))];
}

/** Ways to pay without a name are named by their codes; other items have names, such as `A_1` of a table. */
const nameOf = ({ kind }: FieldWords, item: string): string =>
  typeof kind === "string" ? item : codeText(item);

const localeName = (language: string): string =>
  localeNames[language as keyof typeof localeNames] ?? language;

/** Splits off the language of a translated text: `translations.fr.name` is `name` in French. */
function withoutTranslation(parts: readonly string[]) {
  const at = parts.indexOf("translations");
  if (at < 0) return { language: null, own: parts };
  return { language: parts[at + 1] ?? null, own: parts.toSpliced(at, 2) };
}
