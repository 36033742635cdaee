import { parseWebUrl } from "./web-url.ts";

/**
 * Returns the URL in the name of a picture; null where the name is a file name or a path.
 * `//host/path` gets `https`, because the page's policy allows pictures of other hosts only over HTTPS.
 */
export function externalPictureUrl(name: string): string | null {
  if (name.startsWith("//")) return `https:${name}`;
  return /^https?:\/\//iu.test(name) ? name : null;
}

/**
 * Returns whether a browser can fetch a picture by this name. File names and paths always pass. A
 * URL must be valid, and without user name and password, with which browsers fetch no picture.
 */
export function isFetchablePicture(name: string): boolean {
  const address = externalPictureUrl(name);
  return address === null || parseWebUrl(address)?.username === "";
}
