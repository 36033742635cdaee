/**
 * Returns the anchor of a category on the page: one word, also for an id of another backend with spaces, at which
 * `aria-labelledby` would end.
 */
export function categoryAnchor(id: string): string {
  return `category-${encodeURIComponent(id)}`;
}
