import type { MessageValues } from "./isolate.ts";

/**
 * A compiled message (`vite/messages-plugin.ts`): its text, or its parts in order. A part is text, the
 * value of a name, a number in the language's form, or the words for a number of things, in which `#` is
 * the number.
 */
export type Message =
  | string
  | readonly (string | [name: string, type?: "number" | "plural", forms?: PluralForms])[];

/** Words by an exact number or a plural category; `other` is always there. */
type PluralForms = Readonly<Record<string, Message>>;

export type Messages = Readonly<Record<string, Message>>;

/** Fills a message with its values. `locale` is one for `Intl`. A missing value leaves its place empty. */
export function formatMessage(
  message: Message,
  locale: string,
  values: MessageValues = {},
  count?: string,
): string {
  if (typeof message === "string") return message;
  const parts = message.map((part) => {
    if (typeof part === "string") return part === "#" ? (count ?? part) : part;
    const [name, type, forms] = part;
    const value = values[name] ?? "";
    if (!type || typeof value === "string") return value;
    const number = numberFormat(locale).format(value);
    if (!forms) return number;
    const form = forms[value] ?? forms[pluralRules(locale).select(value)] ?? forms.other ?? "";
    return formatMessage(form, locale, values, number);
  });
  return parts.join("");
}

const numberFormat = remember((locale) => new Intl.NumberFormat(locale));
const pluralRules = remember((locale) => new Intl.PluralRules(locale));

/** Keeps what `create` made for a locale: making it takes a browser long. */
function remember<T>(create: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const found = made.get(locale) ?? create(locale);
    made.set(locale, found);
    return found;
  };
}
