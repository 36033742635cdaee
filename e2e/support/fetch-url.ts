import { type FetchedPage, fetchPage } from "./fetch-page.ts";

/** Fetches an address as the server answers it: without scripts, and without following a redirect. */
export function fetchUrl(url: string, cookie?: string): Promise<FetchedPage> {
  const { hostname, port, pathname, search } = new URL(url);
  return fetchPage({ port: Number(port), host: hostname, path: pathname + search, cookie });
}
