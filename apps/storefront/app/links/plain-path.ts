/**
 * Returns the path of a page as our links write it: without slashes at its end, and in small letters. The
 * router shows `/Products` too, but a page at another path is not in the page cache, and does not remind of a
 * running order. The server drops the slashes at the end of a requested path itself.
 */
export function plainPath(pathname: string): string {
  // Without the look behind, the steps would grow with the square of a run of slashes (decision 107).
  const path = pathname
    .replace(/^\/+/u, "/")
    .replace(/(?<!\/)\/+$/u, "")
    .toLowerCase();
  return path === "" ? "/" : path;
}
