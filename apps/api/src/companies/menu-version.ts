import type { Deps } from "../context/deps.ts";
import { runWithAnswerLimit } from "../db/postgres/database-use.ts";
import { findMenuVersion } from "./companies.store.ts";
import { normalizeHost } from "./find-host.ts";

const ANSWER_MS = 3_000;

/**
 * A text that changes with everything that the public pages of a host show: the company at the
 * host, everything of an import (menu, settings, hours, pictures, QR codes, coupons), the stock,
 * and the number of orders this month. Null when the host has no company. It is one statement by an
 * index and reads committed data: a cache must read the version before the page that it keeps,
 * never after.
 *
 * Changes that come with time alone are not part of it: opening hours, pauses that end, coupons
 * that lapse, the end of a month. Nor are a single visitor's data: a client, orders, a cart.
 *
 * Throws when the database has not answered within three seconds, because every page reads it.
 */
export async function readMenuVersion(
  { db }: Pick<Deps, "db">,
  host: string,
): Promise<string | null> {
  const version = await runWithAnswerLimit(ANSWER_MS, () =>
    findMenuVersion(db, normalizeHost(host)),
  );
  return version ?? null;
}
