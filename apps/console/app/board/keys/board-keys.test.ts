import { expect, test } from "vitest";
import { cardToFocus, keyCommand } from "./board-keys.ts";

const press = (key: string, direction: "ltr" | "rtl" = "ltr", changes = {}) =>
  keyCommand(
    { key, code: "", ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...changes },
    direction,
  );
const grid = (focused: string | null) => ({
  lanes: [["n1", "n2"], ["p1", "p2", "p3"], [], ["l1"]],
  focused,
});
const focusAfter = (key: string, focused: string | null, direction: "ltr" | "rtl" = "ltr") => {
  const command = press(key, direction);
  return command && cardToFocus(grid(focused), command);
};

test("digits pick a card of New, or of the lane with the focus", () => {
  expect([focusAfter("2", null), focusAfter("3", "p1"), focusAfter("9", "p1")]).toEqual([
    "n2",
    "p3",
    null,
  ]);
  expect(focusAfter("٢", null)).toBe("n2");
});

test("arrows move in a lane and stop at its ends", () => {
  expect(focusAfter("ArrowDown", "p1")).toBe("p2");
  expect(focusAfter("ArrowUp", "p1")).toBe("p1");
  expect(focusAfter("ArrowDown", "p3")).toBe("p3");
});

test("arrows move between lanes, over empty ones", () => {
  expect(focusAfter("ArrowRight", "n2")).toBe("p2");
  expect(focusAfter("ArrowRight", "p3")).toBe("l1");
  expect(focusAfter("ArrowLeft", "l1")).toBe("p1");
  expect(focusAfter("ArrowLeft", "n1")).toBe("n1");
});

test("arrows follow the direction of reading", () => {
  expect(focusAfter("ArrowLeft", "n1", "rtl")).toBe("p1");
  expect(focusAfter("ArrowRight", "p1", "rtl")).toBe("n1");
});

test("without a focus an arrow goes to the first card", () => {
  expect(focusAfter("ArrowDown", null)).toBe("n1");
});

test("letters act on an order, in upper and lower case", () => {
  expect([press("a"), press("A")]).toEqual(Array(2).fill({ kind: "press", what: "accept" }));
  expect(press("n")).toEqual({ kind: "press", what: "advance" });
  expect([press("r")?.kind, press("?")?.kind, press("/")?.kind]).toEqual([
    "refuse",
    "help",
    "search",
  ]);
});

test("keys of the browser are left alone", () => {
  expect(press("a", "ltr", { ctrlKey: true })).toBeNull();
  expect(press("r", "ltr", { metaKey: true })).toBeNull();
  expect(press("Tab")).toBeNull();
  expect(press("0")).toBeNull();
});

test("a key that is held down acts once, and moves the focus on", () => {
  expect(press("n", "ltr", { repeat: true })).toBeNull();
  expect(press("a", "ltr", { repeat: true })).toBeNull();
  expect(press("ArrowDown", "ltr", { repeat: true })).toEqual({ kind: "move", to: "next" });
});

test("keys that type other signs count by their place", () => {
  const typed = (key: string, code: string) => press(key, "ltr", { code });
  expect(typed("ش", "KeyA")).toEqual({ kind: "press", what: "accept" });
  expect(typed("ق", "KeyR")).toEqual({ kind: "refuse" });
  expect(typed("؟", "Slash")).toEqual({ kind: "help" });
  // A French keyboard: its row of digits, and an A where others have Q.
  expect(typed("é", "Digit2")).toEqual({ kind: "pick", index: 1 });
  expect(typed("a", "KeyQ")).toEqual({ kind: "press", what: "accept" });
  expect(typed("q", "KeyA")).toBeNull();
  // A German keyboard has the slash above its 7.
  expect(typed("/", "Digit7")).toEqual({ kind: "search" });
  expect(typed("Dead", "KeyA")).toBeNull();
});
