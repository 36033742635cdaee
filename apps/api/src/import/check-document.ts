import { faultsFromIssues } from "@comanda/contract/calls/parse-answer";
import type { Fault } from "@comanda/contract/calls/problems";
import { ImportFile } from "@comanda/contract/companies/import-file";
import * as v from "valibot";
import type { DocumentPart } from "./document/document-parts.ts";
import { amountFaults, feeFaults } from "./rules/amount-faults.ts";
import { blankNames } from "./rules/blank-names.ts";
import { documentWarnings } from "./rules/document-warnings.ts";
import { menuFaults } from "./rules/menu-faults.ts";
import { repeatedIds } from "./rules/repeated-ids.ts";
import { settingsFaults } from "./rules/settings-faults.ts";
import { unknownFields } from "./rules/unknown-fields.ts";
import { unknownReferences } from "./rules/unknown-references.ts";

const RULES = [
  repeatedIds,
  unknownReferences,
  menuFaults,
  settingsFaults,
  amountFaults,
  feeFaults,
  blankNames,
];

/** `file` is the document with its defaults filled in; null for a document with faults. */
export type CheckedDocument = { file: ImportFile | null; faults: Fault[]; warnings: Fault[] };

/**
 * Checks a document against the format and against the rules across its parts. The rules check the
 * raw document, so that a wrong type in one place hides no fault in another.
 */
export function checkDocument(document: unknown): CheckedDocument {
  const root: DocumentPart = { path: "", value: document };
  const parsed = v.safeParse(ImportFile, document);
  const ruleFaults = RULES.flatMap((rule) => rule(root));
  const reported = new Set(ruleFaults.map(({ path }) => path));
  const schemaFaults = faultsFromIssues(parsed.issues ?? []).filter(
    ({ path }) => !reported.has(path),
  );
  const faults = [...schemaFaults, ...ruleFaults];
  const file = parsed.success && faults.length === 0 ? parsed.output : null;
  const warnings = [...unknownFields(root, parsed.output), ...documentWarnings(root)];
  return { file, faults, warnings };
}
