import type {
  PushDevice,
  PushDevices,
  PushDeviceToAdd,
  TestPushResult,
} from "@comanda/contract/staff/alert-schemas";
import { readCatalog } from "../../catalog/read-catalog.ts";
import type { AlertServices } from "../../context/alert-services.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { transact } from "../../db/transact.ts";
import { checkSubscription } from "../../push/check-subscription.ts";
import type { PushMessage } from "../../push/send-push.ts";
import { newId } from "../../shared/new-id.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { testPushMessage } from "../messages/push-message.ts";
import {
  deletePushDevice,
  findPushDevice,
  findPushDevices,
  notePushResult,
  type StoredPushDevice,
  upsertPushDevice,
} from "./push-devices.store.ts";

type Context = Pick<ApiContext & AlertServices, "db" | "clock" | "catalogCache" | "push">;

/** The member's own devices in the company, the latest first. */
export async function listPushDevices(
  { db }: Pick<Context, "db">,
  { companyId, accountId }: StaffMember,
): Promise<PushDevices> {
  const stored = await findPushDevices(db, companyId, accountId);
  return { devices: stored.map(toDevice) };
}

/** Adds the browser that sends this; 404 `company_not_found`, 422 `invalid_body`. */
export async function subscribePush(
  context: Context,
  { companyId, accountId }: StaffMember,
  { endpoint, keys, name, language }: PushDeviceToAdd,
): Promise<PushDevice | Refusal> {
  const refused = checkSubscription(context.push, { endpoint, ...keys });
  if (refused) return refused;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const device = {
    company_id: companyId,
    id: newId(),
    account_id: accountId,
    name,
    language,
    endpoint,
    ...keys,
    created_at: context.clock(),
  };
  const stored = await transact(context.db, (trx) => upsertPushDevice(trx, device));
  return stored instanceof Refusal ? stored : toDevice(stored);
}

/** Removes one of the member's devices, and lists the others. */
export async function unsubscribePush(
  context: Pick<Context, "db">,
  member: StaffMember,
  deviceId: string,
): Promise<PushDevices> {
  await deletePushDevice(context.db, member.companyId, deviceId, member.accountId);
  return listPushDevices(context, member);
}

/** Sends a message to one of the member's devices at once; 404 `device_not_found`. */
export async function sendTestPush(
  context: Context,
  { companyId, accountId }: StaffMember,
  deviceId: string,
): Promise<TestPushResult | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const device = await findPushDevice(context.db, companyId, deviceId);
  if (!device || device.account_id !== accountId) return new Refusal("device_not_found");
  const message = testPushMessage(catalog.company, device.language);
  const failure = await deliverPush(context, device, message);
  if (failure === null) return { result: "sent" };
  return { result: failure === "gone" ? "gone" : "failed" };
}

/**
 * Sends a message to a device, and notes how it went. A device that is gone is removed. Returns null
 * for success, `gone`, or the code of the failure with whether a repetition may help.
 */
export async function deliverPush(
  { db, clock, push }: Pick<Context, "db" | "clock" | "push">,
  device: StoredPushDevice,
  message: PushMessage,
): Promise<null | "gone" | { error: string; mayRepeat: boolean }> {
  const sent = await push.send(device, message);
  if (sent.result === "gone") {
    await deletePushDevice(db, device.company_id, device.id);
    return "gone";
  }
  const failure = "error" in sent ? sent : null;
  await notePushResult(db, device, clock(), failure?.error ?? null);
  return failure && { error: failure.error, mayRepeat: failure.result === "failed" };
}

function toDevice(device: StoredPushDevice): PushDevice {
  const { id, name, created_at, sent_at, failed_at, error } = device;
  return {
    id,
    name,
    error,
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    failed_at: failed_at?.toISOString() ?? null,
  };
}
