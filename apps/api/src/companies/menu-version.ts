import type { Deps } from "../context/deps.ts";
import { runWithAnswerLimit } from "../db/postgres/database-use.ts";
import { findMenuVersion } from "./companies.store.ts";
import { normalizeHost } from "./find-host.ts";

const ANSWER_MS = 3_000;

/**
 * A text that is another one as soon as anything has changed that the public pages of a host show:
 * the company at the host, all that an import brings (menu, settings, hours, pictures, QR codes,
 * coupons), the stock that is left, and how many orders the month has had. Null when no company is
 * served at the host. It is one statement by an index, and says what is committed now: whoever keeps
 * an answer has to read it before the answer, never after.
 *
 * What the passing of time alone changes is not in it: opening hours, pauses that end, coupons that
 * lapse, the month that ends. Nor is what one visitor has: a client, orders, a cart.
 *
 * Throws when a connection has not answered within three seconds: it is asked for every page.
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
