import type { PictureUse } from "../../pictures/picture-sizes.ts";
import { childPart, type DocumentPart, listItems } from "./document-parts.ts";

/** A place in the document that names a picture. */
export type PictureReference = { path: string; source: string; use: PictureUse };

const backgrounds = {
  desktop_url: "background_desktop",
  mobile_url: "background_mobile",
  desktop_thumbnail_url: "background_thumbnail",
  mobile_thumbnail_url: "background_thumbnail",
} as const satisfies Record<string, PictureUse>;

/** Returns every picture that a document names, checked or not, without empty names. */
export function pictureReferences(document: unknown): PictureReference[] {
  const root: DocumentPart = { path: "", value: document };
  const company = childPart(root, "company");
  const layouts = childPart(root, "ecommerce_settings", "layout_settings");
  const products = listItems(listItems([root], "categories"), "products");
  const named: [DocumentPart, PictureUse][] = [
    [childPart(company, "logo_url"), "logo"],
    [childPart(company, "logo_thumbnail_url"), "logo"],
    ...listItems(products, "images").map((image): [DocumentPart, PictureUse] => [
      childPart(image, "image_url"),
      "product",
    ]),
    ...["landing", "product"].flatMap((page) =>
      Object.entries(backgrounds).map(([key, use]): [DocumentPart, PictureUse] => [
        childPart(layouts, page, "body", "background_image", key),
        use,
      ]),
    ),
  ];
  return named.flatMap(([{ path, value }, use]) =>
    typeof value === "string" && value.trim() !== "" ? [{ path, source: value, use }] : [],
  );
}
