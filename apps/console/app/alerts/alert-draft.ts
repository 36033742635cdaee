import type { StoredAlertSettings } from "@comanda/contract/staff/alert-schemas";

/** The settings as the form has them: the addresses as the member types them. */
export type AlertDraft = Omit<StoredAlertSettings, "mail"> & {
  mail: { active: boolean; after_seconds: number; addresses: string };
};

export type AddressError = "wrong" | "missing";

const MAX_ADDRESSES = 5;
const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/u;

/** The draft of stored settings; mail addresses are typed one a line. */
export function startAlertDraft({ mail, ...settings }: StoredAlertSettings): AlertDraft {
  return { ...settings, mail: { ...mail, addresses: mail.addresses.join("\n") } };
}

/** The addresses of the draft's lines. */
export function addressesOf({ mail }: AlertDraft): string[] {
  return mail.addresses
    .split(/[\s,;]+/u)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What is wrong with the addresses; null when they can be stored. */
export function addressError(draft: AlertDraft): AddressError | null {
  const addresses = addressesOf(draft);
  const isWrong =
    addresses.length > MAX_ADDRESSES || !addresses.every((each) => ADDRESS.test(each));
  if (isWrong) return "wrong";
  return draft.mail.active && addresses.length === 0 ? "missing" : null;
}

/** The settings that a draft stands for. */
export function settingsOf(draft: AlertDraft): StoredAlertSettings {
  return { ...draft, mail: { ...draft.mail, addresses: addressesOf(draft) } };
}

/** The choices of seconds, with the one that is chosen. */
export function secondsChoices(chosen: number): number[] {
  return withChosen([30, 60, 120, 180, 300, 600, 900, 1_800, 3_600], chosen);
}

/** The choices of minutes for a pause, with the one that is chosen. */
export function minutesChoices(chosen: number): number[] {
  return withChosen([15, 30, 60, 120, 240], chosen);
}

const withChosen = (choices: readonly number[], chosen: number): number[] =>
  [...new Set([...choices, chosen])].toSorted((a, b) => a - b);
