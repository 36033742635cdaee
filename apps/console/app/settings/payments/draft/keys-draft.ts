import {
  KEY_PREFIXES,
  KEY_WORD,
  SECRET_FIELDS,
} from "@comanda/contract/providers/provider-key-rules";

export type KeyProvider = keyof typeof SECRET_FIELDS;
export type KeyField =
  | "secretKey"
  | "publishableKey"
  | "webhookSecret"
  | "account"
  | "appToken"
  | "contactEmail"
  | "login"
  | "apiSignature";
export type KeyTexts = Partial<Record<KeyField, string>>;

/** The fields of each provider's keys, in the order of the form. */
export const KEY_FIELDS: Readonly<Record<KeyProvider, readonly KeyField[]>> = {
  stripe: ["secretKey", "publishableKey", "webhookSecret"],
  tuna: ["account", "appToken", "contactEmail"],
  d24: ["login", "apiSignature"],
};

export const PROVIDER_NAMES: Readonly<Record<KeyProvider, string>> = {
  stripe: "Stripe",
  tuna: "Tuna",
  d24: "D24",
};

const prefixesOf = (field: KeyField): readonly string[] =>
  Object.entries(KEY_PREFIXES).find(([name]) => name === field)?.[1] ?? [];

/** The beginning of a key of Stripe, for the hint and the fault beside its field. */
export const keyStart = (field: KeyField): string | undefined => prefixesOf(field)[0];

/** What is wrong with a key before the provider is asked. */
export type KeyFault = "missing" | "start" | "email" | "word";

/** The field that a refusal of the provider is about. */
export const secretFieldOf = (provider: KeyProvider): KeyField => SECRET_FIELDS[provider];

/**
 * Reads the texts of a form: returns the keys, or the errors by fields. The server checks the keys
 * again by its schema.
 */
export function readKeys(
  provider: KeyProvider,
  texts: KeyTexts,
):
  | { keys: ReturnType<typeof keysOf>; faults: null }
  | { keys: null; faults: Partial<Record<KeyField, KeyFault>> } {
  const textOf = (field: KeyField) => (texts[field] ?? "").trim();
  const faults = KEY_FIELDS[provider].flatMap((field) => {
    const fault = faultOf(field, textOf(field));
    return fault ? [[field, fault] as const] : [];
  });
  if (faults.length > 0) return { keys: null, faults: Object.fromEntries(faults) };
  return { keys: keysOf(provider, textOf), faults: null };
}

function keysOf(provider: KeyProvider, textOf: (field: KeyField) => string) {
  switch (provider) {
    case "stripe":
      return {
        provider,
        secretKey: textOf("secretKey"),
        publishableKey: textOf("publishableKey"),
        webhookSecret: textOf("webhookSecret"),
      };
    case "tuna":
      return {
        provider,
        account: textOf("account"),
        appToken: textOf("appToken"),
        contactEmail: textOf("contactEmail"),
      };
    case "d24":
      return { provider, login: textOf("login"), apiSignature: textOf("apiSignature") };
  }
}

function faultOf(field: KeyField, text: string): KeyFault | null {
  if (text === "") return "missing";
  if (field === "contactEmail") return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text) ? null : "email";
  if (!KEY_WORD.test(text)) return "word";
  const prefixes = prefixesOf(field);
  return prefixes.length === 0 || prefixes.some((prefix) => text.startsWith(prefix))
    ? null
    : "start";
}
