import { API_KEY_PERMISSIONS } from "@comanda/domain/integrations/api-key-permissions";
import { ORDER_EVENTS } from "@comanda/domain/integrations/order-events";
import { expect, test } from "vitest";
import { KeyPermission } from "./api-key-schemas.ts";
import { EventType } from "./webhook-schemas.ts";

test("a key can have the permissions of the domain's list, and a webhook its events", () => {
  expect(KeyPermission.options).toEqual(API_KEY_PERMISSIONS);
  expect(EventType.options).toEqual(ORDER_EVENTS);
});
