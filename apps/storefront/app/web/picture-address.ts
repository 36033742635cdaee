import { webAddress } from "./web-address.ts";

/**
 * The address that the name of a picture is, null where it is a file name or a path. One that leaves
 * its scheme to the page is of https: a page's own may be one that its policy takes no pictures from.
 */
export function pictureAddress(name: string): string | null {
  if (name.startsWith("//")) return `https:${name}`;
  return /^https?:\/\//iu.test(name) ? name : null;
}

/**
 * Whether a picture can come of what a setting names: a file name or path always may; an address
 * has to be one, without a name and password in it, with which browsers fetch no picture.
 */
export function isFetchablePicture(name: string): boolean {
  const address = pictureAddress(name);
  return address === null || webAddress(address)?.username === "";
}
