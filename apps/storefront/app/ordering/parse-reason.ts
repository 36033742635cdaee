import type { Problem } from "@comanda/contract/calls/problems";
import { toCents } from "@comanda/domain/money/cents";
import type { OrderRefusalReason } from "./use-reason-text.ts";

/** Reads a reason from the API, whose instants are texts and whose amounts are in major units. */
export function parseReason(
  { code, until, opensAt, missing, minutes }: NonNullable<Problem["reasons"]>[number],
  currencyCode: string,
): OrderRefusalReason {
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
