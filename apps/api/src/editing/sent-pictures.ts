import type { Fault } from "@comanda/contract/calls/problems";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { fieldValue, type JsonObject, textField } from "../import/document/document-parts.ts";
import { pictureReferences } from "../import/document/picture-references.ts";
import { pictureTreatments } from "../pictures/picture-sizes.ts";
import { productsById } from "./document/menu-document.ts";
import type { SentPart } from "./document/sent-faults.ts";
import { lockPictureSources } from "./edited-company.store.ts";

/**
 * A picture that a document names; `kind` is that of its stored file. `path` stands in the product,
 * or in the document where it is a picture of the settings, such as the logo.
 */
type NamedPicture = { kind: string; source: string; path: string; productId: string | null };

/** Returns pictures of changed products and settings that the company no longer has. */
export const replacedPictures = (before: JsonObject, after: JsonObject): NamedPicture[] =>
  newPictures(after, before);

/** Returns pictures of changed products and settings that the company did not have before. */
export function newPictures(before: JsonObject, after: JsonObject): NamedPicture[] {
  const products = productsById(before);
  const changed = [...productsById(after).values()].filter(
    ({ product }) => products.get(String(product.id))?.product !== product,
  );
  const named = [
    ...changed.flatMap(({ product }) => picturesOf(product)),
    ...picturesOfSettings(after),
  ];
  if (named.length === 0) return [];
  const known = [
    ...[...products.values()].flatMap(({ product }) => picturesOf(product)),
    ...picturesOfSettings(before),
  ];
  const used = new Set(known.map(({ kind, source }) => `${kind} ${source}`));
  return named.filter(({ kind, source }) => !used.has(`${kind} ${source}`));
}

/** Faults of sent parts for pictures that were not uploaded for this use, or deleted as unused. */
export async function unknownPictures(
  db: Kysely<Database>,
  companyId: string,
  sent: readonly SentPart[],
  pictures: readonly NamedPicture[],
): Promise<Fault[]> {
  const paths = new Map(
    sent.filter(({ kind }) => kind === "product").map(({ id, path }) => [id, path]),
  );
  const faults: Fault[] = [];
  const named = pictures.filter(({ productId }) => productId === null || paths.has(productId));
  for (const [kind, ofKind] of Map.groupBy(named, (picture) => picture.kind)) {
    const sources = ofKind.map(({ source }) => source);
    const stored = await lockPictureSources(db, companyId, kind, sources);
    for (const { source, path, productId } of ofKind) {
      if (stored.has(source)) continue;
      const prefix = productId === null ? "" : paths.get(productId);
      const at = [prefix, path].filter(Boolean).join(".");
      faults.push({ path: at, message: "is not an uploaded picture", code: "gone" });
    }
  }
  return faults;
}

function picturesOfSettings({ categories, ...settings }: JsonObject): NamedPicture[] {
  return pictureReferences(settings).map(({ path, source, use }) => {
    return { kind: pictureTreatments[use].kind, source, path, productId: null };
  });
}

function picturesOf(product: JsonObject): NamedPicture[] {
  const images = fieldValue(product, "images");
  if (!Array.isArray(images)) return [];
  return images.flatMap((image: unknown, index) => {
    const source = textField(image, "image_url");
    const path = `images.${index}.image_url`;
    return source === null || source.trim() === ""
      ? []
      : [{ kind: "product", source, path, productId: String(product.id) }];
  });
}
