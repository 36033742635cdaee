import type { PictureUse } from "../pictures/picture-use.ts";
import { itemsOf, type Part, partAt } from "./json.ts";

/** A place of the document that names a picture. */
export type PictureReference = { path: string; source: string; use: PictureUse };

const backgrounds = {
  desktop_url: "background_desktop",
  mobile_url: "background_mobile",
  desktop_thumbnail_url: "background_thumbnail",
  mobile_thumbnail_url: "background_thumbnail",
} as const satisfies Record<string, PictureUse>;

/** Every picture that a document names, checked or not; an empty name is none. */
export function picturesOf(document: unknown): PictureReference[] {
  const root: Part = { path: "", value: document };
  const company = partAt(root, "company");
  const layouts = partAt(root, "ecommerce_settings", "layout_settings");
  const products = itemsOf(itemsOf([root], "categories"), "products");
  const named: [Part, PictureUse][] = [
    [partAt(company, "logo_url"), "logo"],
    [partAt(company, "logo_thumbnail_url"), "logo"],
    ...itemsOf(products, "images").map((image): [Part, PictureUse] => [
      partAt(image, "image_url"),
      "product",
    ]),
    ...["landing", "product"].flatMap((page) =>
      Object.entries(backgrounds).map(([key, use]): [Part, PictureUse] => [
        partAt(layouts, page, "body", "background_image", key),
        use,
      ]),
    ),
  ];
  return named.flatMap(([{ path, value }, use]) =>
    typeof value === "string" && value.trim() !== "" ? [{ path, source: value, use }] : [],
  );
}
