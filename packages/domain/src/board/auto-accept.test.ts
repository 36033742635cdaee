import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBoardInstant, anyServiceType } from "../testing/board-orders.ts";
import { autoAcceptMinutes } from "./auto-accept.ts";
import { type BoardSettings, DEFAULT_BOARD_SETTINGS } from "./board-settings.ts";
import { kitchenStart } from "./promise.ts";

test("an order is accepted automatically by its type, a scheduled one from its start on", () => {
  const settings: BoardSettings = { ...DEFAULT_BOARD_SETTINGS, auto_accept: { TABLE: 12 } };
  fc.assert(
    fc.property(
      anyServiceType,
      fc.option(anyBoardInstant),
      anyBoardInstant,
      (type, scheduledFor, now) => {
        const minutes = autoAcceptMinutes({ serviceType: type, scheduledFor }, settings, now);
        const start = kitchenStart(scheduledFor, settings, type);
        expect(minutes).toBe(type === "TABLE" && (!start || start <= now) ? 12 : null);
      },
    ),
  );
});
