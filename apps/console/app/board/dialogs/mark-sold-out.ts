import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { type CounterClient, counterApi } from "../../api/counter-api.ts";
import type { Change } from "../../parts/availability/choice.ts";
import { NOTICE_MS, reduceNotices } from "../notices/notices.ts";
import type { BoardRuntime } from "../runtime/board-runtime.ts";

type Place = {
  board: Pick<BoardRuntime, "store">;
  companyId: string;
  order: Pick<StaffOrder, "id" | "public_id">;
};

/** What to mark, and what the board says of it. */
export type SoldOutMarks = { changes: readonly Change[]; done: string; failed: string };

/** Marks dishes and extras of an order that has ended, and says what became of it. */
export async function markSoldOut(
  { board, companyId, order }: Place,
  { changes, done, failed }: SoldOutMarks,
  call: CounterClient = counterApi,
): Promise<void> {
  if (changes.length === 0) return;
  const made = await call("setAvailability", {
    params: { companyId },
    body: { changes: [...changes] },
  }).then(
    () => true,
    () => false,
  );
  const content = {
    kind: "marked" as const,
    failed: !made,
    text: made ? done : failed,
    // The end of the order has a notice of its own.
    orderId: `${order.id} marks`,
    publicId: order.public_id,
  };
  board.store.update(({ notices, deviceTime }) => ({
    notices: reduceNotices(notices, { type: "said", content, until: deviceTime + NOTICE_MS }),
  }));
}
