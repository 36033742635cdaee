import type { Fault } from "@comanda/contract/errors";
import { ImportFile } from "@comanda/contract/import-file";
import { faultsOf } from "@comanda/contract/validate";
import * as v from "valibot";
import type { Part } from "./json.ts";
import { amountFaults, feeFaults } from "./rules/amount-rules.ts";
import { menuFaults } from "./rules/menu-rules.ts";
import { unknownReferences } from "./rules/references.ts";
import { repeatedIds } from "./rules/repeated-ids.ts";
import { settingsFaults } from "./rules/settings-rules.ts";
import { blankNames } from "./rules/text-rules.ts";
import { unknownFields } from "./rules/unknown-fields.ts";
import { oddities } from "./rules/warnings.ts";

const RULES = [
  repeatedIds,
  unknownReferences,
  menuFaults,
  settingsFaults,
  amountFaults,
  feeFaults,
  blankNames,
];

/** `file` is the document with its defaults filled in; null when there are faults. */
export type Checked = { file: ImportFile | null; faults: Fault[]; warnings: Fault[] };

/**
 * Checks a document against the format and the rules across its parts, all of them: the rules look
 * at whatever can be looked at, so that a wrong type in one place hides no fault in another.
 */
export function checkDocument(document: unknown): Checked {
  const root: Part = { path: "", value: document };
  const parsed = v.safeParse(ImportFile, document);
  const ruled = RULES.flatMap((rule) => rule(root));
  const told = new Set(ruled.map(({ path }) => path));
  const typed = faultsOf(parsed.issues ?? []).filter(({ path }) => !told.has(path));
  const faults = [...typed, ...ruled];
  const file = parsed.success && faults.length === 0 ? parsed.output : null;
  const warnings = [...unknownFields(root, parsed.output), ...oddities(root)];
  return { file, faults, warnings };
}
