import { idToken } from "../../../links/id-token.ts";

/** Returns the anchor of a category on the page. */
export function categoryAnchor(id: string): string {
  return `category-${idToken(id)}`;
}
