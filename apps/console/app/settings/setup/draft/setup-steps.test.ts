import { SETUP_ITEMS, type SetupLine } from "@comanda/domain/setup/setup-list";
import { expect, test } from "vitest";
import { firstOpenStep, missingItems, pageOf } from "./setup-steps.ts";

const lines = (...missing: SetupLine["item"][]) => ({
  lines: SETUP_ITEMS.map((item) => ({
    item,
    done: !missing.includes(item),
    optional: item === "code" || item === "pictures",
  })),
});

test("the set-up goes on with the first step that lacks something", () => {
  expect(firstOpenStep(lines("delivery", "code"))).toBe("ordering");
  expect(firstOpenStep(lines("code"))).toBe("code");
  expect(firstOpenStep(lines("pictures"))).toBeNull();
});

test("only what is needed keeps a restaurant from opening", () => {
  expect(missingItems(lines("hours", "code", "pictures"))).toEqual(["hours"]);
});

test("each line leads to its step, and pictures to the menu", () => {
  expect(pageOf("delivery")).toBe("settings/setup#ordering");
  expect(pageOf("pictures")).toBe("menu");
});
