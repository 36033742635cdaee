/**
 * The messages are fetched in three parts, so that the board waits for no texts of other pages:
 * `first` comes with every page, `people` with what imports `await-people-messages.ts` (signing in,
 * the team, tablets), `office` with what imports `await-office-messages.ts`.
 */
export type MessagePart = "first" | "people" | "office";

const prefixes = {
  people: [
    "code.",
    "companies.",
    "demo.",
    "ended.",
    "failure.",
    "field.",
    "forgot.",
    "join.",
    "link.",
    "lock.",
    "reset.",
    "signIn.",
    "tablets.",
    "team.",
  ],
  office: [
    "account.",
    "alerts.",
    "audit.",
    "boardSettings.",
    "busy.",
    "change.",
    "changeOrder.",
    "customers.",
    "form.saved",
    "form.someWrong",
    "history.",
    "integrations.",
    "map.",
    "menu.",
    "orderType.",
    "pause.",
    "printing.",
    "refunds.",
    "reports.",
    "settings.",
    "setup.",
    "soldOut.",
    "tableCalls.",
  ],
} as const;

/** Messages with a later prefix that the bars of the board, or pages of both later parts, show. */
const firstDespitePrefix = [
  "account.title",
  "alerts.state.",
  "audit.title",
  "change.signIn",
  "failure.demo",
  "failure.forbidden",
  "failure.rateLimited",
  "failure.signedOut",
  "failure.unreachable",
  "pause.plusMinutes",
];

/** Returns the part that has the message of a key. */
export function messagePart(key: string): MessagePart {
  const startsWith = (prefix: string) => key.startsWith(prefix);
  if (firstDespitePrefix.some(startsWith)) return "first";
  if (prefixes.people.some(startsWith)) return "people";
  return prefixes.office.some(startsWith) ? "office" : "first";
}
