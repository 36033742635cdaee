import type { Permission } from "../staff/permissions.ts";

/**
 * The permissions that an API key can have (decision 58). A key never manages people, tablets, keys,
 * webhooks or payments of the company, never reads who changed what, and never erases a customer.
 */
export const API_KEY_PERMISSIONS = [
  "orders.read",
  "orders.details",
  "orders.advance",
  "orders.cancel",
  "orders.change",
  "orders.pay",
  "availability.write",
  "pauses.write",
  "tickets.print",
  "menu.read",
  "menu.write",
  "settings.read",
  "settings.write",
  "customers.read",
  "reports.read",
] as const satisfies readonly Permission[];

export type ApiKeyPermission = (typeof API_KEY_PERMISSIONS)[number];
