import { hostUrlsOf } from "./host-urls.ts";
import { type FinderHooks, PrimaryFinder } from "./primary-finder.ts";

/** Where connections go: to one host, or to the primary of several. */
export type DatabaseAddress = {
  connectionString: string;
  /** Null for one host, which is taken as it is. */
  finder: PrimaryFinder | null;
};

/** Connections of a process to the same URL share one address. */
export function addressOf(url: string, hooks: FinderHooks = {}): DatabaseAddress {
  const urls = hostUrlsOf(url);
  const [connectionString] = urls;
  return { connectionString, finder: urls.length > 1 ? new PrimaryFinder(urls, hooks) : null };
}
