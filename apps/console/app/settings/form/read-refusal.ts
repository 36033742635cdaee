import { ApiError } from "@comanda/contract/calls/api-client";
import type { Fault } from "@comanda/contract/calls/problems";
import { type ChangeAuthor, changeAuthor } from "../../api/change-author.ts";
import type { Translate } from "../../i18n/text.ts";
import { serverFaultText } from "../../parts/forms/server-fault-text.ts";
import type { SectionValue, StoredSection } from "../../parts/saving/section-value.ts";
import { isStillRefused } from "../../parts/saving/still-refused.ts";

type HandledRefusal = {
  faults: readonly Fault[];
  theirs: (Pick<StoredSection, "revision" | "value"> & { author: ChangeAuthor }) | null;
};

/** The path of a fault that a change of this section causes on another page, such as in prices of the menu. */
const ELSEWHERE = "";

/** What the server found wrong with a value. */
export type RefusedValue = { faults: readonly Fault[]; value: SectionValue };

/** What the server found wrong with the fields that still have the refused values, by their paths. */
export function refusedTexts(
  t: Translate,
  refused: RefusedValue,
  now: SectionValue,
): Record<string, string> {
  return Object.fromEntries(
    refused.faults
      .filter(({ path }) => isStillRefused(path, refused.value, now))
      .map((fault) => [fault.path, refusedText(t, fault)]),
  );
}

/** What the server found wrong with a field, or with another page. */
function refusedText(t: Translate, fault: Fault): string {
  const text = serverFaultText(t, fault);
  return fault.path === ELSEWHERE ? t("settings.fault.elsewhere", { fault: text }) : text;
}

/**
 * Returns the refusals that a form shows beside its fields or asks about; null for other failures.
 */
export function readRefusal(failure: unknown): HandledRefusal | null {
  if (!(failure instanceof ApiError)) return null;
  const { code, faults, problem } = failure;
  if (code === "invalid_part" && faults.length > 0) return { faults, theirs: null };
  if (code === "part_in_use" && faults.length > 0)
    return {
      faults: faults.slice(0, 1).map((fault) => ({ ...fault, path: ELSEWHERE })),
      theirs: null,
    };
  const part = problem.parts?.[0];
  if (code !== "part_changed" || !part || part.revision === null) return null;
  const theirs = {
    revision: part.revision,
    value: part.value as SectionValue,
    author: changeAuthor(problem),
  };
  return { faults: [], theirs };
}
