import type { SetupItem } from "@comanda/domain/setup/setup-list";
import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import { Id, NonNegativeInteger } from "../fields/field-schemas.ts";
import type { setupCalls } from "./setup-calls.ts";

const ITEMS = [
  "place",
  "hours",
  "dishes",
  "ordering",
  "delivery",
  "payments",
  "code",
  "pictures",
] satisfies SetupItem[];

/** What is stored of a set-up. */
const notes = {
  /** 0 until a member notes something. */
  revision: NonNegativeInteger,
  /** Whether a code for guests was printed. */
  code_printed: v.boolean(),
  /** Whether the list is no longer shown. */
  dismissed: v.boolean(),
};

export const Setup = v.object({
  ...notes,
  /** Whether pages of the console show the list. */
  listed: v.boolean(),
  /** Whether guests can order; until then the menu is only shown. */
  live: v.boolean(),
  lines: v.array(v.object({ item: v.picklist(ITEMS), done: v.boolean(), optional: v.boolean() })),
});
export type Setup = v.InferOutput<typeof Setup>;

const params = v.object({ companyId: Id });

/** The schemas of `setupCalls`, under the same names. */
export const setupSchemas = {
  readSetup: { params, answer: Setup },
  updateSetup: { params, body: v.object(notes), answer: Setup },
} as const satisfies Record<keyof typeof setupCalls, CallSchemas>;
