import type { Problem } from "@comanda/contract/calls/problems";
import type { Client } from "@comanda/contract/clients/client";
import type { Order } from "@comanda/contract/orders/order";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import type { Role } from "@comanda/domain/staff/permissions";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { expect } from "vitest";
import { advanceOrder } from "../../orders/advance-order.ts";
import type { TestAnswer, TestApp } from "../../testing/create-test-app.ts";
import { createDraft, patchOrder, type Visitor } from "../../testing/order-flow.ts";
import { signedInAs } from "../../testing/staff-members.ts";

type OrProblem<Body> = TestAnswer<Body & Partial<Omit<Problem, "status">>>;

const pathOf = (company: string, rest = "") => `/ms-clients/companies/${company}/customers${rest}`;

/** Lists the customers of a company as its manager; fails unless it is allowed. */
export async function listCustomersAs(
  api: TestApp,
  query: Record<string, string> = {},
  company = "tacos",
): Promise<StaffCallAnswer<"listCustomers">> {
  const path = pathOf(company, `?${new URLSearchParams(query)}`);
  const { status, body } = await api.send<StaffCallAnswer<"listCustomers">>(
    "GET",
    path,
    signedInAs("manager", company),
  );
  expect(status).toBe(200);
  return body;
}

/** Reads a customer as a member with the role. */
export function readCustomerAs(
  api: TestApp,
  role: Role,
  { id }: { id: string },
): Promise<OrProblem<StaffCallAnswer<"readCustomer">>> {
  return api.send("GET", pathOf("tacos", `/${id}`), signedInAs(role));
}

/** Exports the list of customers as a member with the role. */
export function exportCustomersAs(
  api: TestApp,
  role: Role,
  query: Record<string, string> = {},
): Promise<OrProblem<StaffCallAnswer<"exportCustomers">>> {
  const path = `/ms-clients/companies/tacos/customers-export?${new URLSearchParams(query)}`;
  return api.send("GET", path, signedInAs(role));
}

/** Exports the data of a customer as a member with the role. */
export function exportCustomerAs(
  api: TestApp,
  role: Role,
  { id }: { id: string },
): Promise<OrProblem<StaffCallAnswer<"exportCustomer">>> {
  return api.send("GET", pathOf("tacos", `/${id}/export`), signedInAs(role));
}

/** Erases as an owner; `orders` is what they have seen. */
export function sendErasure(
  api: TestApp,
  { id }: { id: string },
  orders: number,
): Promise<OrProblem<StaffCallAnswer<"eraseCustomer">>> {
  const request = { ...signedInAs("owner"), body: { orders } };
  return api.send("POST", pathOf("tacos", `/${id}/erase`), request);
}

/** Creates a client on a new device, or on the one of the cookie. */
export async function createClientNamed(
  api: TestApp,
  name: string,
  phone_number: string,
  cookie: string | null = null,
): Promise<Visitor> {
  const body = { name, country_calling_code: "52", phone_number };
  const path = "/ms-clients/public/companies/tacos/clients";
  const answer = await api.send<Client>("POST", path, { body, cookie });
  expect(answer.status).toBe(201);
  return { client: answer.body, cookie: answer.cookie ?? cookie ?? "" };
}

/** Places an order of a taco, 28.50, a minute after the last. */
export async function placeOrderOf(api: TestApp, { client, cookie }: Visitor): Promise<Order> {
  api.now = new Date(api.now.getTime() + MINUTE_MS);
  const draft = await createDraft(api, { client_id: client.id }, { cookie });
  const placed = await patchOrder(api, draft.body.id, undefined, { cookie });
  expect(placed).toMatchObject({ status: 200, body: { status: "PENDING" } });
  return placed.body;
}

/** Hands an order over. */
export async function deliver(api: TestApp, { id }: { id: string }): Promise<void> {
  for (const _ of ["PREPARING", "READY", "DELIVERED"]) await advanceOrder(api.deps, "tacos", id);
}
