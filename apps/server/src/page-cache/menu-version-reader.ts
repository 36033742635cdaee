import { type MenuVersion, readMenuVersion } from "@comanda/api/companies/menu-version";
import { coalesce } from "./coalesce.ts";
import { validUntilCommit } from "./valid-until-commit.ts";

/** Reads the version of a host's menu; see `readMenuVersion` of the API. */
export type MenuVersionReader = (host: string) => Promise<string | null>;

/** `commitCount` of an embedded database says until when a version holds; null reads it each time. */
export function createMenuVersionReader(
  deps: Parameters<typeof readMenuVersion>[0],
  commitCount: (() => number) | null,
): MenuVersionReader {
  const readVersion = coalesce((host) => readMenuVersion(deps, host));
  const validUntil = (menu: MenuVersion | null) => menu?.validUntil ?? null;
  const currentVersion = commitCount
    ? validUntilCommit(readVersion, commitCount, { validUntil })
    : readVersion;
  return async (host) => (await currentVersion(host))?.version ?? null;
}
