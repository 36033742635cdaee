import type { Problem } from "@comanda/contract/errors";
import { toCents } from "@comanda/domain/money";
import type { ToldReason } from "./reason-text.ts";

/** A reason as the API wrote it: its instants are text, its amounts in major units. */
export function reasonFromWire(
  { code, until, opensAt, missing, minutes }: NonNullable<Problem["reasons"]>[number],
  currencyCode: string,
): ToldReason {
  return {
    code,
    until: instant(until),
    opensAt: instant(opensAt),
    missing: typeof missing === "number" ? toCents(missing, currencyCode) : 0,
    minutes: typeof minutes === "number" ? minutes : 0,
  };
}

function instant(text: unknown): Date | null {
  const date = new Date(typeof text === "string" ? text : "");
  return Number.isNaN(date.getTime()) ? null : date;
}
