import fc from "fast-check";
import type { BoardOrder } from "../board/board-order.ts";
import { SERVICE_TYPES } from "../company/service-type.ts";
import { type OrderStatus, TRANSITIONS } from "../orders/status.ts";

export const anyStatus = fc.constantFrom(...(Object.keys(TRANSITIONS) as OrderStatus[]));
export const anyServiceType = fc.constantFrom(...SERVICE_TYPES);

/** Instants of three hours, to the second, so that equal ones are frequent. */
export const anyBoardInstant = fc
  .integer({ min: 0, max: 3 * 3600 })
  .map((seconds) => new Date(Date.UTC(2026, 2, 14, 12, 0, seconds)));

const anyWireInstant = anyBoardInstant.map((instant) => instant.toISOString());

export const anyBoardOrder: fc.Arbitrary<BoardOrder> = fc.record({
  public_id: fc.nat(1000),
  status: anyStatus,
  service_type: anyServiceType,
  placed_at: anyWireInstant,
  starts_at: fc.option(anyWireInstant),
  confirmed_at: fc.option(anyWireInstant),
  promised_at: fc.option(anyWireInstant),
});
