import { ORDER_EVENTS } from "@comanda/domain/integrations/order-events";
import { enqueueTickets } from "../../printing/queue/enqueue-tickets.ts";
import { newId } from "../../shared/new-id.ts";
import type { TestApp } from "../../testing/create-test-app.ts";
import { createTestKey } from "../../testing/create-test-key.ts";
import { signedInAs } from "../../testing/staff-members.ts";

/** Every parameter of a staff call's path besides the company. */
export type StaffSubjects = Record<string, string>;

/** What no answer to another company may have: people and names of what `createSubjects` makes in `burgers`. */
export const FOREIGN_TEXTS = ["Anacleta", "5587001199"] as const;

/**
 * Makes one of everything that a staff call names by an id, in `tacos` or in `burgers`, the foreign company:
 * returns the ids by the names of the parameters.
 */
export async function createSubjects(
  api: TestApp,
  company: "tacos" | "burgers",
): Promise<StaffSubjects> {
  const isForeign = company === "burgers";
  const [name, phone] = isForeign ? FOREIGN_TEXTS : ["Rigoberta", "5587001188"];
  const own = (id: string) => (isForeign ? `burgers-${id}` : id);
  const send = async <Body>(path: string, request: object, method = "POST"): Promise<Body> => {
    const answer = await api.send<Body>(method, path, request);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const asOwner = <Body>(path: string, body?: object): Promise<Body> => {
    const [area, rest] = path.split(/\/(.*)/u);
    const request = { ...signedInAs("owner", company), body };
    return send(`/ms-${area}/companies/${company}/${rest}`, request, body ? "POST" : "GET");
  };
  await asOwner("printing/printers", {
    id: `${company}-printer`,
    name,
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
        printer_id: `${company}-printer`,
        copies: 1,
      },
    ],
  });
  const board = await asOwner<object>("orders/board-settings");
  await asOwner("orders/board-settings", { ...board, table_calls: true });

  const client = await api.send<{ id: string }>(
    "POST",
    `/ms-clients/public/companies/${company}/clients`,
    { body: { name, country_calling_code: "52", phone_number: phone } },
  );
  const { cookie } = client;
  const line = {
    product_id: own("taco"),
    variant_id: own("taco-1"),
    quantity: 1,
    modifiers: [{ modifier_id: own("green"), quantity: 1 }],
  };
  const draft = await send<{ id: string }>("/ms-orders/public/orders", {
    cookie,
    body: {
      company_id: company,
      service_type: "TAKEAWAY",
      client_id: client.body.id,
      combos: [line],
    },
  });
  const orderId = draft.id;
  const payment = { meta_data: { assigned_payment: { payment_method_id: own("cash") } } };
  const orderPath = `/ms-orders/public/companies/${company}/orders/${orderId}`;
  await send(orderPath, { cookie, body: payment }, "PATCH");
  await asOwner(`orders/orders/${orderId}/accept`, { revision: 1, minutes: 15 });
  await enqueueTickets(api.deps, { company_id: company, order_id: orderId });

  const table = `/ms-orders/public/companies/${company}/tables/${company}-table-4/calls`;
  await send(table, { body: { kind: "waiter" } });
  const [call] = (await asOwner<{ table_calls: { id: string }[] }>("orders/board")).table_calls;
  await asOwner("staff/invitations", { role: "manager", email: null });
  const { invitations } = await asOwner<{ invitations: { id: string }[] }>("staff/team");
  const member = { id: newId(), name, role: "kitchen", pin: "271828" };
  await asOwner("staff/members", member);
  const { jobs } = await asOwner<{ jobs: { id: string }[] }>(
    `printing/orders/${orderId}/print-jobs`,
  );
  const key = await createTestKey(api, ["orders.read"], { company: company });
  const webhook = { id: newId(), url: `https://anacleta.example/${name}`, events: ORDER_EVENTS };
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
    products: [{ id: own("taco"), variants: [{ id: own("taco-1"), price: 31 }] }],
  });
  const edited = await asOwner<{ change_id: string }>(`menu/products/${own("special")}/move`, {
    category_id: own("empty"),
    after: null,
  });
  // Ends the manager's session on the device that becomes the tablet.
  const tablet = await send<{ id: string }>(`/ms-staff/companies/${company}/tablets`, {
    ...signedInAs("manager", company),
    body: { name },
  });
  return {
    orderId,
    callId: idOf(call),
    invitationId: idOf(invitations[0]),
    memberId: member.id,
    tabletId: tablet.id,
    customerId: client.body.id,
    printerId: `${company}-printer`,
    jobId: idOf(jobs[0]),
    productId: own("taco"),
    categoryId: own("tacos"),
    groupId: own("salsa"),
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
  if (!row) throw new Error("A company lacks what a call is about");
  return row.id;
}
