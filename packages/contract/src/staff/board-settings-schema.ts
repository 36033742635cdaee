import type { BoardSettings as BoardSettingsRules } from "@comanda/domain/board/board-settings";
import * as v from "valibot";
import {
  MAX_CANCEL_MINUTES,
  MAX_FINALIZE_MINUTES,
  MAX_MINUTES_CHOICES,
  MAX_PROMISE_MINUTES,
} from "../rules/staff-rules.ts";
import { Revision } from "./staff-order.ts";

/** Minutes until an order is ready: a whole number from 1 to 480. */
export const PromiseMinutes = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_PROMISE_MINUTES),
);

/** Minutes for each order type; absent where there is no value. */
const MinutesByType = v.object({
  TABLE: v.optional(PromiseMinutes),
  ONSITE: v.optional(PromiseMinutes),
  TAKEAWAY: v.optional(PromiseMinutes),
  DELIVERY: v.optional(PromiseMinutes),
});

/** For settings from before there was this field: `DEFAULT_CANCEL_MINUTES` of the domain. */
const CANCEL_MINUTES = 2;

/** How the board of a company behaves. */
export const BoardSettings = v.object({
  /** The choices of minutes above Accept, rising. */
  minutes_choices: v.pipe(
    v.array(PromiseMinutes),
    v.minLength(1),
    v.maxLength(MAX_MINUTES_CHOICES),
    v.check(
      (choices) => choices.every((each, at) => at === 0 || each > (choices[at - 1] ?? 0)),
      "must rise",
    ),
  ),
  /** The choice that is selected at first, for each order type. */
  default_minutes: MinutesByType,
  /** Minutes that orders of a type get when they are accepted without a hand; absent: by hand. */
  auto_accept: MinutesByType,
  /** How many minutes before its time the kitchen starts on a scheduled order. */
  lead_minutes: MinutesByType,
  /** Minutes after a hand-over until an order is finalized by itself. */
  finalize_after_minutes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(MAX_FINALIZE_MINUTES),
  ),
  /** Minutes for which a customer may cancel; 0: never, null: until the order is accepted. */
  customer_cancel_minutes: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CANCEL_MINUTES))),
    CANCEL_MINUTES,
  ),
  /** Whether guests at a table may call a waiter and ask for the bill. */
  table_calls: v.optional(v.boolean(), false),
}) satisfies v.GenericSchema<unknown, BoardSettingsRules>;
export type BoardSettings = v.InferOutput<typeof BoardSettings>;

export const RevisedBoardSettings = v.object({
  ...BoardSettings.entries,
  /** To be named by the next change. */
  revision: Revision,
});
export type RevisedBoardSettings = v.InferOutput<typeof RevisedBoardSettings>;
