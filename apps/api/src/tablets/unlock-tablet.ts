import { randomUUID } from "node:crypto";
import { HOUR_MS } from "@comanda/domain/time/durations";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { publishStaffChange } from "../sessions/staff-changes.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken, newSecretToken } from "../shared/secret-token.ts";
import { clearMemberPinTries } from "./member-pin-tries.store.ts";
import type { PinHasher } from "./pin-hash.ts";
import { clearPinTries } from "./tablet-pin-tries.store.ts";
import { countTry } from "./tablet-pin-tries.ts";
import { findPinHash, findTabletByToken, putTabletSession, touchTablet } from "./tablets.store.ts";

/** A shift: then the tablet asks for the PIN again. */
export const PIN_SESSION_MS = 16 * HOUR_MS;

export type TabletDeps = Pick<Deps, "db" | "clock" | "events" | "log">;

/**
 * Opens a tablet for a member by PIN; returns the token for the tablet's second cookie. 401
 * `not_a_tablet`, `wrong_pin`; 423 `pin_locked` with the instant until which every PIN of the
 * member is refused on this tablet, or on all tablets after more wrong ones there. An unknown
 * member takes as long as a wrong PIN.
 */
export async function unlockTablet(
  deps: TabletDeps & { pins: PinHasher },
  tabletHash: string | null,
  { memberId, pin }: { memberId: string; pin: string },
): Promise<{ token: string } | Refusal> {
  const { db, clock, pins } = deps;
  const tablet = await findTabletByToken(db, tabletHash, clock());
  if (!tablet) return new Refusal("not_a_tablet");
  const { company_id, id: tablet_id } = tablet;
  const stored = (await findPinHash(db, company_id, memberId)) ?? null;
  const tried = { company_id, tablet_id, account_id: memberId };
  const now = clock();
  if (stored !== null) {
    const lockedUntil = await countTry(db, tried, now);
    if (lockedUntil) return new Refusal("pin_locked", { next_at: lockedUntil.toISOString() });
  }
  if (!(await pins.verify(pin, stored))) return new Refusal("wrong_pin");
  const token = newSecretToken();
  const opened = await transact(db, async (trx) => {
    // The PIN may have been changed, or the tablet revoked, while the hash was computed.
    if ((await findPinHash(trx, company_id, memberId)) !== stored) return new Refusal("wrong_pin");
    if (!(await findTabletByToken(trx, tabletHash, now))) return new Refusal("not_a_tablet");
    await clearPinTries(trx, tried);
    await clearMemberPinTries(trx, tried);
    await touchTablet(trx, company_id, tablet_id, now);
    await putTabletSession(trx, {
      ...tried,
      id: randomUUID(),
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + PIN_SESSION_MS),
    });
    return { token };
  });
  if (!(opened instanceof Refusal)) await publishStaffChange(deps, { company_id });
  return opened;
}
