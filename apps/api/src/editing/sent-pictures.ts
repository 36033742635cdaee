import type { Fault } from "@comanda/contract/calls/problems";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { fieldValue, type JsonObject, textField } from "../import/document/document-parts.ts";
import type { MenuEdit } from "./changes/menu-edit.ts";
import { productsById } from "./document/menu-document.ts";
import type { SentPart } from "./document/sent-faults.ts";
import { findPictureSources } from "./edited-company.store.ts";

/** A picture that a product names; `index` is its place in `images`. */
type NamedPicture = { productId: string; index: number; source: string };

/** The pictures of changed products that no product had before. */
export function newPictures(before: JsonObject, { document }: MenuEdit): NamedPicture[] {
  const known = productsById(before);
  const changed = [...productsById(document).values()].filter(
    ({ product }) => known.get(String(product.id))?.product !== product,
  );
  const named = changed.flatMap(({ product }) => picturesOf(product));
  if (named.length === 0) return [];
  const used = new Set(
    [...known.values()].flatMap(({ product }) => picturesOf(product).map(({ source }) => source)),
  );
  return named.filter(({ source }) => !used.has(source));
}

/** Faults of sent products for pictures that were not uploaded, or deleted as unused. */
export async function unknownPictures(
  db: Kysely<Database>,
  companyId: string,
  sent: readonly SentPart[],
  pictures: readonly NamedPicture[],
): Promise<Fault[]> {
  const paths = new Map(
    sent.filter(({ kind }) => kind === "product").map(({ id, path }) => [id, path]),
  );
  const named = pictures.filter(({ productId }) => paths.has(productId));
  if (named.length === 0) return [];
  const sources = named.map(({ source }) => source);
  const stored = await findPictureSources(db, companyId, sources);
  return named
    .filter(({ source }) => !stored.has(source))
    .map(({ productId, index }) => ({
      path: [paths.get(productId), `images.${index}.image_url`].filter(Boolean).join("."),
      message: "is not an uploaded picture",
    }));
}

function picturesOf(product: JsonObject): NamedPicture[] {
  const images = fieldValue(product, "images");
  if (!Array.isArray(images)) return [];
  return images.flatMap((image: unknown, index) => {
    const source = textField(image, "image_url");
    return source === null || source.trim() === ""
      ? []
      : [{ productId: String(product.id), index, source }];
  });
}
