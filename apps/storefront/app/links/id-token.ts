/**
 * Returns an id as a part of an element's id and of a link to it: another backend's ids may have spaces, at which
 * `aria-labelledby` would end, and characters that a URL writes otherwise.
 */
export function idToken(id: string): string {
  return encodeURIComponent(id);
}
