import { expect, test } from "vitest";
import { noticeText } from "./notice-text.ts";
import { type Notice, type NoticeContent, reduceNotices, secondsLeft } from "./notices.ts";

const done = (orderId = "a"): NoticeContent => ({
  kind: "done",
  orderId,
  publicId: 1,
  revision: 2,
  undoable: true,
  action: { kind: "accept", minutes: 15 },
});
const say = (notices: readonly Notice[], content: NoticeContent, until = 10_000) =>
  reduceNotices(notices, { type: "said", content, until });

test("a notice replaces the last one about the same order", () => {
  const both = say(say([], done("a")), done("b"));
  const replaced = say(both, { kind: "failed", orderId: "a", publicId: 1, code: "busy" });
  expect(replaced.map(({ kind, orderId }) => `${kind} ${orderId}`)).toEqual(["done b", "failed a"]);
});

test("only the last three notices are kept", () => {
  const all = ["a", "b", "c", "d"].reduce<readonly Notice[]>((list, id) => say(list, done(id)), []);
  expect(all.map(({ orderId }) => orderId)).toEqual(["b", "c", "d"]);
});

test("a notice ends at its time, and the list stays the same until then", () => {
  const list = say([], done(), 10_000);
  expect(reduceNotices(list, { type: "ticked", at: 9_999 })).toBe(list);
  expect(reduceNotices(list, { type: "ticked", at: 10_000 })).toEqual([]);
});

test("an order that moved on cannot be undone by its last notice", () => {
  const list = say(say([], done("a")), { kind: "kept", orderId: "b", publicId: 2, actionId: 1 });
  const own = reduceNotices(list, { type: "orderMoved", orderId: "a", revision: 2 });
  expect(own).toBe(list);
  const moved = reduceNotices(list, { type: "orderMoved", orderId: "a", revision: 3 });
  expect(moved.map(({ orderId }) => orderId)).toEqual(["b"]);
});

test("a cancellation is said until its time, though its refund changes the order too", () => {
  const cancelled = { ...done("a"), undoable: false } as const;
  const list = say([], cancelled);
  expect(reduceNotices(list, { type: "orderMoved", orderId: "a", revision: 9 })).toBe(list);
});

test("a notice counts its seconds down to one", () => {
  expect([9_001, 9_999, 4_500].map((at) => secondsLeft({ until: 10_000 }, at))).toEqual([1, 1, 6]);
});

test.each([
  [{ isYou: true, name: "Ana" }, "board.changed.byYou"],
  [{ isYou: false, name: "Ana" }, "board.changed.by Ana"],
  [{ isYou: false, name: null }, "board.changed.other"],
])("an order that %j has changed first is said so", (author, said) => {
  const first = { kind: "changedFirst", author, status: null } as const;
  const notice = { ...first, orderId: "a", publicId: 1, id: 1, until: 10_000 };
  const text = noticeText(notice, (key, values) => [key, values?.name ?? []].flat().join(" "));
  expect(text).toBe(said);
});
