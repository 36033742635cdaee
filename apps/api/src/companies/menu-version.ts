import type { Deps } from "../context/deps.ts";
import type { PagePositions } from "../db/standby/page-positions.ts";
import { parseWalPosition } from "../db/standby/wal-position.ts";
import { runWithStatementTimeout } from "../db/use/database-use.ts";
import { normalizeHost } from "./find-host.ts";
import { findMenuVersion } from "./menu-version.store.ts";

const TIMEOUT_MS = 3_000;

/** `validUntil` is when the version changes without a commit; null when it does not. */
export type MenuVersion = { version: string; validUntil: Date | null };

type MenuVersionDeps = Pick<Deps, "db" | "clock"> & {
  /** Where a standby is, it learns what the standby must have; absent or null without one. */
  pagePositions?: PagePositions | null;
};

/**
 * Reads a text that changes with everything that the public pages of a host show: the company at the
 * host, everything of an import (menu, settings, hours, pictures, QR codes, coupons), the stock
 * as pages show it, what staff marked as sold out or paused, and the plan's limit. Null when the host
 * has no company. An edit raises it by `raiseEditVersions` (`editing/change-document.ts`), other changes by
 * `bumpMenuVersion`. It is one indexed statement and reads only committed data. A cache must read the
 * version before it renders a page, never after.
 *
 * With the clock it changes when a mark, a pause or a slowdown of staff ends, at `validUntil`, but
 * not with opening hours, the end of a coupon or of a month. It does not change with one visitor's
 * data either: a client, a draft, a cart. A placed order changes it only where it changes what the
 * pages show, as `invalidatesCachedPages` says.
 *
 * Throws when the database has not answered within three seconds, because every page reads it.
 */
export async function readMenuVersion(
  { db, clock, pagePositions = null }: MenuVersionDeps,
  host: string,
): Promise<MenuVersion | null> {
  const found = await runWithStatementTimeout(TIMEOUT_MS, () =>
    findMenuVersion(db, normalizeHost(host), clock(), { withPositions: pagePositions !== null }),
  );
  if (!found) return null;
  const { next_end: validUntil, inserted, flushed } = found;
  const version = `${found.version} ${validUntil?.toISOString() ?? ""}`;
  if (inserted !== undefined && flushed !== undefined)
    pagePositions?.note(host, version, {
      inserted: parseWalPosition(inserted),
      flushed: parseWalPosition(flushed),
    });
  return { version, validUntil };
}
