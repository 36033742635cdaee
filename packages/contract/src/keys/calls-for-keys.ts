import type { Permission } from "@comanda/domain/staff/permissions";
import { KeyPermission } from "../integrations/api-key-schemas.ts";
import { type StaffCallName, staffCalls } from "../staff/staff-calls.ts";

/**
 * Calls that only a member makes, although a key may have their permission: what belongs to a
 * person's own device, what makes another credential, and mails to an address in the request.
 */
export const CALLS_OF_MEMBERS: readonly StaffCallName[] = [
  "reportBoard",
  "readPushKey",
  "listPushDevices",
  "subscribePush",
  "unsubscribePush",
  "sendTestPush",
  "sendTestMail",
  "createPrinter",
  "renewPrinterToken",
];

/** Whether an API key with the call's permission may make it. */
export function isCallForKeys(name: StaffCallName): boolean {
  const allowed: readonly Permission[] = KeyPermission.options;
  return allowed.includes(staffCalls[name].permission) && !CALLS_OF_MEMBERS.includes(name);
}
