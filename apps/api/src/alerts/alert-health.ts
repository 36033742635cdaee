import type { AlertHealth } from "@comanda/contract/staff/alert-schemas";
import type { AlertStep } from "@comanda/domain/alerts/alert-settings";
import { nextAlert } from "@comanda/domain/alerts/due-alerts";
import { readCatalog } from "../catalog/read-catalog.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { AlertContext } from "./alert-context.ts";
import { findAlertSettings, type RevisedAlertSettings } from "./alert-settings.store.ts";
import { type AlertState, findAlertStates } from "./alert-states.store.ts";
import { countBoards, upsertBoardPresence } from "./board-presences.store.ts";
import { findPushDevices } from "./devices/push-devices.store.ts";
import { findWaitingOrders, type StoredWaitingOrder } from "./waiting-orders.store.ts";

type Context = Pick<AlertContext, "db" | "clock" | "catalogCache" | "mailTransport">;

/** Whether alerts would reach a person now. 404 `company_not_found`. */
export async function readAlertHealth(
  context: Context,
  companyId: string,
): Promise<AlertHealth | Refusal> {
  const { db, clock } = context;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const now = clock();
  const { settings } = await findAlertSettings(db, companyId);
  const states = await findAlertStates(db, companyId);
  const devices = await findPushDevices(db, companyId);
  const lastOf = (step: AlertStep) => lastMessage(states.find((state) => state.step === step));
  return {
    now: now.toISOString(),
    timezone: catalog.company.timezone,
    boards: await countBoards(db, companyId, now),
    push: { active: settings.push.active, devices: devices.length, ...lastOf("push") },
    mail: {
      active: settings.mail.active,
      addresses: settings.mail.addresses.length,
      transport: context.mailTransport,
      ...lastOf("mail"),
    },
    pause: { active: settings.pause.active, sent_at: lastOf("pause").sent_at },
    waiting: waitingOf(settings, await findWaitingOrders(db, now, companyId)),
  };
}

/** Notes that a board is open, and answers with the health. 404 `company_not_found`. */
export async function reportBoard(
  context: Context,
  { companyId, accountId }: StaffMember,
  { board_id, sound }: { board_id: string; sound: "on" | "off" },
): Promise<AlertHealth | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  await upsertBoardPresence(context.db, {
    companyId,
    accountId,
    boardId: board_id,
    sound: sound === "on",
    at: context.clock(),
  });
  return readAlertHealth(context, companyId);
}

function lastMessage(state: AlertState | undefined) {
  return {
    sent_at: state?.sent_at?.toISOString() ?? null,
    failed_at: state?.failed_at?.toISOString() ?? null,
    error: state?.error ?? null,
  };
}

function waitingOf(
  settings: RevisedAlertSettings["settings"],
  orders: readonly StoredWaitingOrder[],
): AlertHealth["waiting"] {
  const since = orders.map((order) => order.since).toSorted((a, b) => a - b)[0];
  const next = orders
    .flatMap((order) => nextAlert(settings, order) ?? [])
    .toSorted((a, b) => a.at - b.at)[0];
  return {
    count: orders.length,
    since: since === undefined ? null : new Date(since).toISOString(),
    next_step: next ? { step: next.step, at: new Date(next.at).toISOString() } : null,
  };
}
