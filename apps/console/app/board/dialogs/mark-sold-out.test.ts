import { expect, test, vi } from "vitest";
import { BoardRuntime } from "../runtime/board-runtime.ts";
import { boardFixture } from "../testing/board-fixture.ts";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { markSoldOut } from "./mark-sold-out.ts";

const change = { kind: "product", id: "flan", seen: null, state: "sold_out" } as const;
const marks = { changes: [change], done: "Sold out: Flan", failed: "Not marked: Flan" };

function openPlace() {
  const board = new BoardRuntime({
    companyId: "tacos",
    initial: boardFixture(),
    clock: () => 1_000,
    call: vi.fn() as never,
    openSocket: () => {
      throw new Error("No socket is needed");
    },
  });
  return { board, companyId: "tacos", order: staffOrder() };
}

test("the board says what was marked, beside the notice of the order", async () => {
  const place = openPlace();
  const call = vi.fn().mockResolvedValue({ items: [] });
  await markSoldOut(place, marks, call as never);
  expect(call).toHaveBeenCalledWith("setAvailability", {
    params: { companyId: "tacos" },
    body: { changes: [change] },
  });
  expect(place.board.store.getSituation().notices).toMatchObject([
    { kind: "marked", failed: false, text: "Sold out: Flan", orderId: "order-1 marks" },
  ]);
});

test("marks that fail are said and never thrown", async () => {
  const place = openPlace();
  await markSoldOut(place, marks, vi.fn().mockRejectedValue(new Error("offline")) as never);
  expect(place.board.store.getSituation().notices).toMatchObject([
    { kind: "marked", failed: true, text: "Not marked: Flan" },
  ]);
});

test("without a choice nothing is sent or said", async () => {
  const place = openPlace();
  const call = vi.fn();
  await markSoldOut(place, { ...marks, changes: [] }, call as never);
  expect(call).not.toHaveBeenCalled();
  expect(place.board.store.getSituation().notices).toEqual([]);
});
