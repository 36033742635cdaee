import { expect, test } from "vitest";
import type { Translate } from "../../i18n/text.ts";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { orderPlace } from "./order-place.ts";

const t = ((key: string, values?: Record<string, string>) =>
  key === "board.place" ? `${values?.service} · ${values?.whom}` : key) as Translate;

const client = { id: "ana", name: "Ana Ríos", phone: "+525512345678", orders_count: 1 };
const nowhere = { order_title: null, table_zone: null };
const table = { order_title: "Mesa 7", table_zone: "Salón" };

test.each([
  [{ service_type: "TABLE", ...table, client }, "Mesa 7 · Salón"],
  [{ service_type: "ONSITE", ...table, client }, "Mesa 7 · Salón · Ana Ríos"],
  [{ service_type: "ONSITE", ...table, client: null }, "Mesa 7 · Salón"],
  [{ service_type: "ONSITE", ...nowhere, client }, "board.service.onsite · Ana Ríos"],
  [{ service_type: "TAKEAWAY", ...nowhere, client }, "board.service.takeaway · Ana Ríos"],
  [{ service_type: "DELIVERY", ...nowhere, client: null }, "board.service.delivery"],
] as const)("%j goes to %s", (fields, place) => {
  expect(orderPlace(staffOrder(fields), t)).toBe(place);
});
