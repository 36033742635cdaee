import { ORDER_EVENTS } from "@comanda/domain/integrations/order-events";
import { enqueueTickets } from "../../printing/queue/enqueue-tickets.ts";
import { newId } from "../../shared/new-id.ts";
import { createTestKey } from "../../testing/api-keys.ts";
import type { TestApp } from "../../testing/create-test-app.ts";
import { signedInAs } from "../../testing/staff-members.ts";

/** Every parameter of a staff call's path besides the company. */
export type ForeignSubjects = Record<string, string>;

/** What no answer to another company may have: people and names of what `createForeignSubjects` makes. */
export const FOREIGN_TEXTS = ["Anacleta", "5587001199"];

/**
 * Makes one of everything that a staff call names by an id, in `burgers`, a foreign company: returns the
 * ids by the names of the parameters.
 */
export async function createForeignSubjects(api: TestApp): Promise<ForeignSubjects> {
  const send = async <Body>(path: string, request: object, method = "POST"): Promise<Body> => {
    const answer = await api.send<Body>(method, path, request);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const asOwner = <Body>(path: string, body?: object): Promise<Body> => {
    const [area, rest] = path.split(/\/(.*)/u);
    const request = { ...signedInAs("owner", "burgers"), body };
    return send(`/ms-${area}/companies/burgers/${rest}`, request, body ? "POST" : "GET");
  };
  await asOwner("printing/printers", {
    id: "burgers-printer",
    name: "Anacleta",
    kind: "agent",
    columns: 42,
    as_pictures: false,
  });
  const printing = await asOwner<{ settings: object }>("printing/printing");
  await asOwner("printing/printing", {
    ...printing.settings,
    stations: [
      {
        id: "kitchen",
        name: "Kitchen",
        category_ids: [],
        printer_id: "burgers-printer",
        copies: 1,
      },
    ],
  });
  const board = await asOwner<object>("orders/board-settings");
  await asOwner("orders/board-settings", { ...board, table_calls: true });

  const client = await api.send<{ id: string }>(
    "POST",
    "/ms-clients/public/companies/burgers/clients",
    { body: { name: "Anacleta", country_calling_code: "52", phone_number: "5587001199" } },
  );
  const { cookie } = client;
  const line = {
    product_id: "burgers-taco",
    variant_id: "burgers-taco-1",
    quantity: 1,
    modifiers: [{ modifier_id: "burgers-green", quantity: 1 }],
  };
  const draft = await send<{ id: string }>("/ms-orders/public/orders", {
    cookie,
    body: {
      company_id: "burgers",
      service_type: "TAKEAWAY",
      client_id: client.body.id,
      combos: [line],
    },
  });
  const orderId = draft.id;
  const payment = { meta_data: { assigned_payment: { payment_method_id: "burgers-cash" } } };
  const own = `/ms-orders/public/companies/burgers/orders/${orderId}`;
  await send(own, { cookie, body: payment }, "PATCH");
  await asOwner(`orders/orders/${orderId}/accept`, { revision: 1, minutes: 15 });
  await enqueueTickets(api.deps, { company_id: "burgers", order_id: orderId });

  const table = "/ms-orders/public/companies/burgers/tables/burgers-table-4/calls";
  await send(table, { body: { kind: "waiter" } });
  const [call] = (await asOwner<{ table_calls: { id: string }[] }>("orders/board")).table_calls;
  await asOwner("staff/invitations", { role: "manager", email: null });
  const { invitations } = await asOwner<{ invitations: { id: string }[] }>("staff/team");
  const member = { id: newId(), name: "Anacleta", role: "kitchen", pin: "271828" };
  await asOwner("staff/members", member);
  const { jobs } = await asOwner<{ jobs: { id: string }[] }>(
    `printing/orders/${orderId}/print-jobs`,
  );
  const key = await createTestKey(api, ["orders.read"], { company: "burgers" });
  const webhook = { id: newId(), url: "https://anacleta.example/Anacleta", events: ORDER_EVENTS };
  await asOwner("integrations/webhooks", { ...webhook, details: true });
  const webhookPath = `integrations/webhooks/${webhook.id}`;
  await asOwner(`${webhookPath}/test`, { id: newId() });
  const { deliveries } = await asOwner<{ deliveries: { id: string }[] }>(
    `${webhookPath}/deliveries`,
  );
  const scheduleId = newId();
  await asOwner("menu/scheduled-prices", {
    id: scheduleId,
    date: "2026-03-14",
    time: "13:00",
    groups: [],
    products: [{ id: "burgers-taco", variants: [{ id: "burgers-taco-1", price: 31 }] }],
  });
  const edited = await asOwner<{ change_id: string }>("menu/products/burgers-special/move", {
    category_id: "burgers-empty",
    after: null,
  });
  // Ends the manager's session on the device that becomes the tablet.
  const tablet = await send<{ id: string }>("/ms-staff/companies/burgers/tablets", {
    ...signedInAs("manager", "burgers"),
    body: { name: "Anacleta" },
  });
  return {
    orderId,
    callId: idOf(call),
    invitationId: idOf(invitations[0]),
    memberId: member.id,
    tabletId: tablet.id,
    customerId: client.body.id,
    printerId: "burgers-printer",
    jobId: idOf(jobs[0]),
    productId: "burgers-taco",
    categoryId: "burgers-tacos",
    groupId: "burgers-salsa",
    entryId: edited.change_id,
    scheduleId,
    keyId: key.id,
    webhookId: webhook.id,
    deliveryId: idOf(deliveries[0]),
    // Names that every company has.
    section: "hours",
    use: "logo",
    providerId: "stripe",
  };
}

function idOf(row: { id: string } | undefined): string {
  if (!row) throw new Error("The foreign company lacks what a call is about");
  return row.id;
}
