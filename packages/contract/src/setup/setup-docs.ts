import type { CallDoc } from "../calls/call-doc.ts";
import type { setupCalls } from "./setup-calls.ts";

/** The documentation of `setupCalls`, under the same names. */
export const setupDocs = {
  readSetup: {
    summary: "Read what is set and what is missing for a first order",
    description:
      "`lines` are computed from the settings and the menu as they are; `code_printed` and `dismissed` are what is stored. `listed` says whether pages show the list: it was begun with the company, and is not dismissed.",
    errors: ["company_not_found"],
  },
  updateSetup: {
    summary: "Note that a code was printed, or that the list is dismissed",
    description: "`revision` is what the sender has seen; what is stored already succeeds.",
    errors: ["company_not_found", "settings_changed"],
    example: { revision: 0, code_printed: true, dismissed: false },
  },
} satisfies Record<keyof typeof setupCalls, CallDoc>;
