import { isDeepStrictEqual } from "node:util";
import { readBoard } from "@comanda/api/board/read-board";
import type { StaffMember } from "@comanda/api/staff/staff-member";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";

/** What a board shows, and to whom. */
type ShownBoard = { member: StaffMember; orders: StaffOrder[] };

/** Counts the boards whose orders are not exactly those that their member would read now. */
export async function countWrongBoards(
  context: Parameters<typeof readBoard>[0],
  boards: readonly ShownBoard[],
): Promise<number> {
  let wrong = 0;
  for (const { member, orders } of boards) {
    const read = await readBoard(context, member);
    if (!("orders" in read)) throw new Error(read.code);
    if (!isDeepStrictEqual(comparable(orders), comparable(read.orders))) wrong += 1;
  }
  return wrong;
}

/** Orders by their numbers as JSON has them, without the one value that the passing time changes. */
function comparable(orders: readonly StaffOrder[]): unknown {
  const sorted = orders
    .map((order) => ({ ...order, undo_until: null }))
    .toSorted((one, other) => one.public_id - other.public_id);
  return JSON.parse(JSON.stringify(sorted));
}
