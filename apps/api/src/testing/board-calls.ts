import type { Problem } from "@comanda/contract/calls/problems";
import type { RevisedBoardSettings } from "@comanda/contract/staff/board-settings-schema";
import type { Board } from "@comanda/contract/staff/order-board-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { Role } from "@comanda/domain/staff/permissions";
import type { TestAnswer, TestApp } from "./create-test-app.ts";
import { signedInAs } from "./staff-members.ts";

/** An order as staff see it, or the problem document of a refusal. */
export type StaffOrderAnswer = TestAnswer<
  StaffOrder & Partial<Omit<Problem, "status">> & { total?: number; pages?: number }
>;

/** The actions of the board, by the last part of their path. */
export type BoardAction =
  | "confirm"
  | "accept"
  | "refuse"
  | "advance"
  | "step-back"
  | "promise"
  | "cancel"
  | "payment"
  | "refund"
  | "retry-refund"
  | "refund-by-hand"
  | "propose"
  | "withdraw-proposal";

/** Sends an action on an order as a member with the role. */
export function sendBoardAction(
  api: TestApp,
  role: Role,
  order: { id: string },
  [action, body]: readonly [BoardAction, object],
): Promise<StaffOrderAnswer> {
  const path = `/ms-orders/companies/tacos/orders/${order.id}/${action}`;
  return api.send("POST", path, { ...signedInAs(role), body });
}

/** Reads the board as a member with the role; throws when it is refused. */
export async function readStaffBoard(api: TestApp, role: Role = "manager"): Promise<Board> {
  const answer = await api.send<Board>("GET", "/ms-orders/companies/tacos/board", signedInAs(role));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** Reads an order as a member with the role. */
export function readStaffOrderAs(
  api: TestApp,
  role: Role,
  { id }: { id: string },
): Promise<StaffOrderAnswer> {
  return api.send("GET", `/ms-orders/companies/tacos/orders/${id}`, signedInAs(role));
}

const settingsPath = "/ms-orders/companies/tacos/board-settings";

/** Reads the settings of the board as a member with the role; throws when they are refused. */
export async function readBoardSettingsAs(api: TestApp, role: Role): Promise<RevisedBoardSettings> {
  const answer = await api.send<RevisedBoardSettings>("GET", settingsPath, signedInAs(role));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** Sends settings of the board as a member with the role. */
export function sendBoardSettings(
  api: TestApp,
  role: Role,
  body: object,
): Promise<TestAnswer<RevisedBoardSettings & Partial<Omit<Problem, "status">>>> {
  return api.send("POST", settingsPath, { ...signedInAs(role), body });
}

/** Changes some of the board's settings, as a manager. */
export async function changeBoardSettings(
  api: TestApp,
  changes: Partial<Board["settings"]>,
): Promise<RevisedBoardSettings> {
  const settings = await readBoardSettingsAs(api, "manager");
  const answer = await sendBoardSettings(api, "manager", { ...settings, ...changes });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
