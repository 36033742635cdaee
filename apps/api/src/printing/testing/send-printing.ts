import type { Printing } from "@comanda/contract/staff/printing-schemas";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import type { Role } from "@comanda/domain/staff/permissions";
import { sendBoardAction } from "../../testing/board-calls.ts";
import type { TestApp } from "../../testing/create-test-app.ts";
import { createPlacedOrder } from "../../testing/order-flow.ts";
import { signedInAs } from "../../testing/staff-members.ts";
import { enqueueTickets } from "../queue/enqueue-tickets.ts";

/** Makes a call of the area, for a manager unless another role is named. */
export function sendPrinting<Body = Record<string, unknown>>(
  api: TestApp,
  path: string,
  { body, role = "manager" }: { body?: unknown; role?: Role } = {},
) {
  const method = body === undefined ? "GET" : "POST";
  return api.send<Body>(method, `/ms-printing/companies/tacos/${path}`, {
    ...signedInAs(role),
    body,
  });
}

/** Adds a printer and returns its token. */
export async function addPrinter(api: TestApp, id: string, choices: object = {}): Promise<string> {
  const body = { id, name: id, kind: "agent", columns: 42, as_pictures: false, ...choices };
  const answer = await sendPrinting<StaffCallAnswer<"createPrinter">>(api, "printers", { body });
  if (!answer.body.token) throw new Error(JSON.stringify(answer.body));
  return answer.body.token;
}

/** Changes some of the settings of printing. */
export async function changePrinting(
  api: TestApp,
  changes: Partial<Printing["settings"]>,
): Promise<void> {
  const { body } = await sendPrinting<Printing>(api, "printing");
  const settings = { ...body.settings, ...changes };
  const answer = await sendPrinting(api, "printing", { body: settings });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** A station of the settings, whose name is its id. */
export const station = (id: string, printer_id: string | null, category_ids: string[] = []) => ({
  id,
  name: id,
  category_ids,
  printer_id,
  copies: 1,
});

/** Sends all tickets to one printer; returns its token. */
export async function openKitchen(api: TestApp, choices: object = {}): Promise<string> {
  const token = await addPrinter(api, "grill", choices);
  await changePrinting(api, { stations: [station("kitchen", "grill")] });
  return token;
}

/** Places and accepts an order. */
export async function acceptedOrder(api: TestApp, body: object = {}): Promise<{ id: string }> {
  const order = await createPlacedOrder(api, { ...body });
  const answer = await sendBoardAction(api, "kitchen", order, ["accept", { revision: 1 }]);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return order;
}

/** Queues the tickets of an order as its change does. */
export function enqueue(api: TestApp, { id }: { id: string }): Promise<number> {
  return enqueueTickets(api.deps, { company_id: "tacos", order_id: id });
}

/** Places, accepts and queues an order. */
export async function queuedOrder(api: TestApp, body: object = {}): Promise<{ id: string }> {
  const order = await acceptedOrder(api, body);
  await enqueue(api, order);
  return order;
}
