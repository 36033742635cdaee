import { isWeakPin } from "@comanda/domain/staff/pin";
import { insertAccount } from "../accounts/accounts.store.ts";
import { recordChange } from "../audit/audit.store.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { publishStaffChange } from "../sessions/staff-changes.ts";
import { newId } from "../shared/new-id.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { mayManage, mayStillManage } from "../team/may-manage.ts";
import {
  deleteTabletSessionsOf,
  findMemberRow,
  insertMember,
  lockMembers,
  type StoredMember,
  updateMember,
} from "../team/members.store.ts";
import { leastPinLength } from "../team/pin-length.ts";
import { clearMemberPinTries } from "./member-pin-tries.store.ts";
import type { PinHasher } from "./pin-hash.ts";
import { clearPinTries } from "./tablet-pin-tries.store.ts";
import { findPinHash } from "./tablets.store.ts";

type PinDeps = Pick<Deps, "db" | "clock" | "events" | "log"> & { pins: PinHasher };

function takenId(): Refusal {
  return new Refusal("invalid_body", { errors: [{ path: "id", message: "is taken" }] });
}

function weakPin(): Refusal {
  const errors = [{ path: "pin", message: "is too easy to guess" }];
  return new Refusal("invalid_body", { errors });
}

/**
 * Sets a member's PIN, or with null takes it away. Ends what the member has open on tablets, and
 * forgets wrong tries. Members set their own, and those of members whose role they manage
 * (`forbidden`); neither on a tablet that a PIN has opened, which may be left unlocked. 404
 * `member_not_found`, 422 `invalid_body` for a PIN that is easily guessed, `pin_too_short` for an owner or
 * a manager with less than 6 digits.
 */
export async function setMemberPin(
  deps: PinDeps,
  actor: StaffMember,
  { accountId, pin }: { accountId: string; pin: string | null },
): Promise<StoredMember | Refusal> {
  if (pin !== null && isWeakPin(pin)) return weakPin();
  const { companyId } = actor;
  const pin_hash = pin === null ? null : await deps.pins.hash(pin);
  const changed = await transact(deps.db, async (trx) => {
    await lockMembers(trx, companyId);
    const member = await findMemberRow(trx, companyId, accountId);
    if (!member) return new Refusal("member_not_found");
    const isOwn = accountId === actor.accountId && actor.tabletId === null;
    if (!(isOwn || (await mayStillManage(trx, actor, member.role))))
      return new Refusal("forbidden");
    if (pin !== null && pin.length < leastPinLength(member.role))
      return new Refusal("pin_too_short");
    await updateMember(trx, companyId, accountId, { pin_hash });
    await deleteTabletSessionsOf(trx, companyId, accountId);
    await clearMemberPinTries(trx, { company_id: companyId, account_id: accountId });
    await clearPinTries(trx, { company_id: companyId, account_id: accountId });
    await recordChange(trx, actor, deps.clock(), {
      action: "team.set_pin",
      target: accountId,
      before: { name: member.name, has_pin: member.has_pin },
      after: { name: member.name, has_pin: pin !== null },
    });
    return { ...member, has_pin: pin !== null };
  });
  if (!(changed instanceof Refusal))
    await publishStaffChange(deps, { company_id: companyId, account_id: accountId });
  return changed;
}

export type PinMemberToAdd = {
  /** Absent for a new one. */
  id?: string | undefined;
  name: string;
  role: "cashier" | "kitchen";
  pin: string;
};

/**
 * Adds a member who has no e-mail address and works by PIN on enrolled tablets; the same request
 * with an id sent again finds them. `forbidden` unless the actor manages the role; 422
 * `invalid_body` for a PIN that is easily guessed, and for the id of another account.
 */
export async function addPinMember(
  { db, clock, pins }: PinDeps,
  actor: StaffMember,
  { id = newId(), name, role, pin }: PinMemberToAdd,
): Promise<StoredMember | Refusal> {
  if (!mayManage(actor, role)) return new Refusal("forbidden");
  if (isWeakPin(pin)) return weakPin();
  const pin_hash = await pins.hash(pin);
  const { companyId } = actor;
  return transact(db, async (trx) => {
    await lockMembers(trx, companyId);
    if (!(await mayStillManage(trx, actor, role))) return new Refusal("forbidden");
    if (!(await insertAccount(trx, { id, name, email: null, passwordHash: null }))) {
      const added = await findMemberRow(trx, companyId, id);
      const isSame = added?.email === null && added.name === name && added.role === role;
      const stored = isSame ? await findPinHash(trx, companyId, id) : null;
      return isSame && (await pins.verify(pin, stored ?? null)) ? added : takenId();
    }
    await insertMember(trx, { company_id: companyId, account_id: id, role, pin_hash });
    await recordChange(trx, actor, clock(), {
      action: "team.add",
      target: id,
      before: null,
      after: { name, role },
    });
    return (await findMemberRow(trx, companyId, id)) ?? new Refusal("member_not_found");
  });
}
