import { faultsFromIssues } from "@comanda/contract/calls/parse-answer";
import type { Fault } from "@comanda/contract/calls/problems";
import { ImportFile } from "@comanda/contract/companies/import-file";
import * as v from "valibot";
import type { DocumentPart } from "./document/document-parts.ts";
import { amountFaults, feeFaults } from "./rules/amount-faults.ts";
import { blankNames } from "./rules/blank-names.ts";
import { dietaryFaults } from "./rules/dietary-faults.ts";
import { documentWarnings } from "./rules/document-warnings.ts";
import { menuFaults } from "./rules/menu-faults.ts";
import { repeatedIds } from "./rules/repeated-ids.ts";
import { sellingWindowFaults } from "./rules/sale-window-faults.ts";
import { settingsFaults } from "./rules/settings-faults.ts";
import { listsForObjects, unknownFields } from "./rules/unknown-fields.ts";
import { unknownReferences } from "./rules/unknown-references.ts";

const RULES = [
  repeatedIds,
  unknownReferences,
  menuFaults,
  dietaryFaults,
  sellingWindowFaults,
  settingsFaults,
  amountFaults,
  feeFaults,
  blankNames,
];

/**
 * `file` is the document with its defaults filled in; null for a document with faults. `parsed` is the
 * same, and null only where the format itself is broken.
 */
export type CheckedDocument = {
  file: ImportFile | null;
  parsed: ImportFile | null;
  faults: Fault[];
};

/**
 * Checks a document against the format and against the rules across its parts. The rules check the
 * raw document, so that a wrong type in one place hides no fault in another.
 */
export function checkDocument(document: unknown): CheckedDocument & { warnings: Fault[] } {
  const { output, ...checked } = findFaults(document);
  const root: DocumentPart = { path: "", value: document };
  const warnings = [...unknownFields(root, output), ...documentWarnings(root)];
  return { ...checked, warnings };
}

/** As `checkDocument`, without its warnings. */
export function checkFaults(document: unknown): CheckedDocument {
  const { output, ...checked } = findFaults(document);
  return checked;
}

function findFaults(document: unknown): CheckedDocument & { output: unknown } {
  const root: DocumentPart = { path: "", value: document };
  const parsed = v.safeParse(ImportFile, document);
  const ruleFaults = [
    ...RULES.flatMap((rule) => rule(root)),
    ...listsForObjects(root, parsed.output),
  ];
  const reported = new Set(ruleFaults.map(({ path }) => path));
  const schemaFaults = faultsFromIssues(parsed.issues ?? []).filter(
    ({ path }) => !reported.has(path),
  );
  const faults = [...schemaFaults, ...ruleFaults];
  const file = parsed.success ? parsed.output : null;
  return { file: faults.length === 0 ? file : null, parsed: file, faults, output: parsed.output };
}
