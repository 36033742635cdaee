/**
 * Returns the address of a request without slashes at the end of its path. A redirect would never end
 * behind a proxy that writes one there: the browser asks for the same address again.
 */
export function withoutFinalSlashes(url: string): string {
  const query = url.indexOf("?");
  const path = query < 0 ? url : url.slice(0, query);
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  if (end === path.length || !path.startsWith("/")) return url;
  return path.slice(0, end) + url.slice(path.length);
}
