/** Returns the anchor of a category on the page. */
export function categoryAnchor(id: string): string {
  return `category-${id}`;
}
