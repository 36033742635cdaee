import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBoardInstant, anyServiceType } from "../testing/board-orders.ts";
import { autoAcceptMinutes, isAutoConfirmed } from "./auto-accept.ts";
import { type BoardSettings, DEFAULT_BOARD_SETTINGS, defaultMinutes } from "./board-settings.ts";
import { kitchenStart } from "./promise.ts";

test("an order is accepted automatically by its type or because it is confirmed, a scheduled one from its start on", () => {
  const settings: BoardSettings = { ...DEFAULT_BOARD_SETTINGS, auto_accept: { TABLE: 12 } };
  fc.assert(
    fc.property(
      anyServiceType,
      fc.option(anyBoardInstant),
      fc.boolean(),
      anyBoardInstant,
      (serviceType, scheduledFor, isConfirmed, now) => {
        const order = { serviceType, scheduledFor, isConfirmed };
        const start = kitchenStart(scheduledFor, settings, serviceType);
        const byRule = serviceType === "TABLE" ? 12 : null;
        const expected = byRule ?? (isConfirmed ? defaultMinutes(settings, serviceType) : null);
        expect(autoAcceptMinutes(order, settings, now)).toBe(
          !start || start <= now ? expected : null,
        );
      },
    ),
  );
});

test("an order is confirmed as it is placed when its type is accepted automatically and its kitchen starts later", () => {
  const settings: BoardSettings = { ...DEFAULT_BOARD_SETTINGS, auto_accept: { TABLE: 12 } };
  fc.assert(
    fc.property(
      anyServiceType,
      fc.option(anyBoardInstant),
      anyBoardInstant,
      (serviceType, scheduledFor, now) => {
        const order = { serviceType, scheduledFor };
        const isAccepted =
          autoAcceptMinutes({ ...order, isConfirmed: false }, settings, now) !== null;
        expect(isAutoConfirmed(order, settings, now)).toBe(serviceType === "TABLE" && !isAccepted);
      },
    ),
  );
});
