import type { Problem } from "@comanda/contract/calls/problems";
import type {
  Availability,
  AvailabilityChange,
  ChangedAvailability,
} from "@comanda/contract/staff/availability-items";
import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import type { Role } from "@comanda/domain/staff/permissions";
import type { TestApp } from "../../testing/create-test-app.ts";
import { signedInAs } from "../../testing/staff-members.ts";

type Facts = Partial<Pick<Problem, "code" | "errors" | "changed">>;
export type SentChange = Pick<AvailabilityChange, "kind" | "id" | "state"> &
  Partial<AvailabilityChange>;

/** Makes changes as a member with the role. */
export function mark(api: TestApp, changes: readonly SentChange[], role: Role = "kitchen") {
  const path = "/ms-products/companies/tacos/availability";
  const body = { changes };
  return api.send<ChangedAvailability & Facts>("POST", path, { ...signedInAs(role), body });
}

/** Reads as kitchen staff what the small company sells and what is sold out. */
export async function readAvailability(api: TestApp): Promise<Availability> {
  const path = "/ms-products/companies/tacos/availability";
  return (await api.send<Availability>("GET", path, signedInAs("kitchen"))).body;
}

/** The state of an item of the small company. */
export async function stateOf(api: TestApp, id: string) {
  const { products, modifiers } = await readAvailability(api);
  const items = [...products, ...products.flatMap(({ variants }) => variants), ...modifiers];
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`${id} is not on the menu`);
  return found;
}

/** Calls an action of pauses: `pauses`, `pauses/end` or `busy`. */
export function sendPauseCall(api: TestApp, action: string, body: unknown, role: Role = "cashier") {
  const path = `/ms-orders/companies/tacos/${action}`;
  return api.send<OrderingPauses & Facts>("POST", path, { ...signedInAs(role), body });
}

/** Reads as kitchen staff the pauses of ordering. */
export async function readPauses(api: TestApp): Promise<OrderingPauses> {
  const path = "/ms-orders/companies/tacos/pauses";
  return (await api.send<OrderingPauses>("GET", path, signedInAs("kitchen"))).body;
}
