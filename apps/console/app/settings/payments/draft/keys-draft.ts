import { ProviderKeys, SECRET_FIELDS } from "@comanda/contract/payments/provider-settings";
import * as v from "valibot";

export type KeyProvider = ProviderKeys["provider"];
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

/** The beginnings of Stripe's keys, for the hint and the fault beside their fields. */
export const KEY_STARTS: Partial<Record<KeyField, string>> = {
  secretKey: "sk_",
  publishableKey: "pk_",
  webhookSecret: "whsec_",
};

/** What is wrong with a key before the provider is asked. */
export type KeyFault = "missing" | "start" | "email" | "word";

/** The field that a refusal of the provider is about. */
export const secretFieldOf = (provider: KeyProvider): KeyField => SECRET_FIELDS[provider];

/** Reads the texts of a form: the keys, or what is wrong by fields. */
export function readKeys(
  provider: KeyProvider,
  texts: KeyTexts,
):
  | { keys: ProviderKeys; faults: null }
  | { keys: null; faults: Partial<Record<KeyField, KeyFault>> } {
  const fields = KEY_FIELDS[provider];
  const given = Object.fromEntries(fields.map((field) => [field, texts[field] ?? ""]));
  const read = v.safeParse(ProviderKeys, { provider, ...given });
  if (read.success) return { keys: read.output, faults: null };
  const wrong = new Set(read.issues.map((issue) => v.getDotPath(issue)));
  const faults = fields
    .filter((field) => wrong.has(field))
    .map((field) => [field, faultOf(field, texts[field])]);
  return { keys: null, faults: Object.fromEntries(faults) };
}

function faultOf(field: KeyField, text = ""): KeyFault {
  if (text.trim() === "") return "missing";
  if (field === "contactEmail") return "email";
  return /\s/u.test(text.trim()) || !KEY_STARTS[field] ? "word" : "start";
}
