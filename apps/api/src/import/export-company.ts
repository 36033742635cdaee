import { mkdir, writeFile } from "node:fs/promises";
import { dirname, extname, resolve } from "node:path";
import type { Fault } from "@comanda/contract/calls/problems";
import { stringify } from "yaml";
import type { Deps } from "../context/deps.ts";
import type { FileStore } from "../files/file-store.ts";
import { isHttpUrl, isInsideFolder } from "../pictures/load-picture.ts";
import { originalPicture } from "../pictures/store-picture.ts";
import { stripMetadata } from "../pictures/strip-metadata.ts";
import { findCompanyIdAtHost } from "./company.store.ts";
import type { PictureRow } from "./company-rows.ts";
import { readImportedCompany } from "./imported-company.store.ts";
import { toDocument } from "./to-document.ts";

export type ExportDeps = Pick<Deps, "db" | "clock"> & {
  /** Where the import stored the original pictures. */
  pictures: FileStore;
};

/** `pictures` is how many files were written beside the document. */
export type ExportResult =
  | { ok: true; document: unknown; pictures: number }
  | { ok: false; faults: Fault[] };

/**
 * Returns the document that the company at `host` was imported from, key by key, with the current
 * stock, coupon uses and plan orders. With a target (`.json`, `.yaml` or `.yml`) it is written
 * there with the original pictures beside it under their names, so that it can be imported on
 * another server; existing files are overwritten. Refused when the host has no company, or an
 * original picture is missing.
 */
export async function exportCompany(
  deps: ExportDeps,
  host: string,
  targetPath?: string,
): Promise<ExportResult> {
  const companyId = await findCompanyIdAtHost(deps.db, host);
  const found =
    companyId === null ? null : await readImportedCompany(deps.db, companyId, deps.clock());
  if (companyId === null || !found) return exportFault("hosts", `no company is at "${host}"`);
  const document = toDocument(found.rows);
  if (targetPath === undefined) return { ok: true, document, pictures: 0 };
  const text = format(document, targetPath);
  if (text === null) return exportFault("", `${targetPath} must end in .json, .yaml or .yml`);
  const folder = dirname(resolve(targetPath));
  await mkdir(folder, { recursive: true });
  const written = await writeOriginals(deps.pictures, companyId, found.pictures, folder);
  if (!written.ok) return written;
  await writeFile(targetPath, text);
  return { ok: true, document, pictures: written.pictures };
}

function exportFault(path: string, message: string): { ok: false; faults: Fault[] } {
  return { ok: false, faults: [{ path, message }] };
}

function format(document: unknown, targetPath: string): string | null {
  const extension = extname(targetPath).toLowerCase();
  if (extension === ".json") return `${JSON.stringify(document, null, 2)}\n`;
  return extension === ".yaml" || extension === ".yml"
    ? stringify(document, { aliasDuplicateObjects: false })
    : null;
}

async function writeOriginals(
  stored: FileStore,
  companyId: string,
  pictures: readonly PictureRow[],
  folder: string,
): Promise<{ ok: true; pictures: number } | { ok: false; faults: Fault[] }> {
  const local = new Map(pictures.map(({ source, file }) => [source, file]));
  const faults: Fault[] = [];
  for (const source of local.keys()) if (isHttpUrl(source)) local.delete(source);
  for (const [source, file] of local) {
    const target = resolve(folder, source);
    if (!isInsideFolder(folder, target))
      throw new Error(`${source} would be written outside ${folder}`);
    await mkdir(dirname(target), { recursive: true });
    const original = await stored.read(originalPicture(companyId, file, source));
    if (original) await writeFile(target, await bareOriginal(original));
    else faults.push({ path: source, message: `is lost: it is not in ${stored.place}` });
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, pictures: local.size };
}

/** Stored photos may contain where they were taken: no file with it leaves the server. */
async function bareOriginal(original: Uint8Array): Promise<Uint8Array> {
  const bare = await stripMetadata(original);
  return bare.ok ? bare.value : original;
}
