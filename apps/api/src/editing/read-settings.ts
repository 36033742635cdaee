import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import type { ApiContext } from "../context/api-context.ts";
import type { JsonObject } from "../import/document/document-parts.ts";
import { pictureReferences } from "../import/document/picture-references.ts";
import { readImportedCompany } from "../import/imported-company.store.ts";
import { toDocument } from "../import/to-document.ts";
import { pictureTreatments } from "../pictures/picture-sizes.ts";
import { Refusal } from "../shared/refusal.ts";
import { settingsRevision, settingsSlice } from "./document/settings-slice.ts";

/** A section of the settings as an export has it now; 404 `company_not_found`. */
export async function readSettings(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  companyId: string,
  section: SettingsSection,
): Promise<StaffCallAnswer<"readSettings"> | Refusal> {
  const found = await readImportedCompany(db, companyId, clock());
  if (!found) return new Refusal("company_not_found");
  const value = settingsSlice(toDocument(found.rows) as JsonObject, section);
  const files = new Map(
    found.pictures.map(({ kind, source, file }) => [`${kind} ${source}`, file]),
  );
  const pictures = pictureReferences(value).flatMap(({ source, use }) => {
    const file = files.get(`${pictureTreatments[use].kind} ${source}`);
    return file === undefined ? [] : [[source, file] as const];
  });
  return {
    section,
    revision: settingsRevision(value),
    value,
    picture_urls: Object.fromEntries(pictures),
  };
}
