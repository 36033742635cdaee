import type { ApiKeyPermission } from "@comanda/domain/integrations/api-key-permissions";
import * as v from "valibot";
import { AnyInstant, Id, Instant, nullByDefault, requiredLine } from "../fields/field-schemas.ts";

/** One permission that an API key can have; `API_KEY_PERMISSIONS` of the domain. */
export const KeyPermission = v.picklist([
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
] as const satisfies readonly ApiKeyPermission[]);

/** What a key may do: one permission at least. */
export const KeyPermissions = v.pipe(
  v.array(KeyPermission),
  v.minLength(1, "needs a permission"),
  v.maxLength(KeyPermission.options.length),
  v.check((values) => new Set(values).size === values.length, "have the same twice"),
);

/** An API key without its token, which nothing keeps. */
export const ApiKey = v.object({
  id: Id,
  name: v.string(),
  /** The beginning of the token, `cmd_live_ab12`, to tell keys from each other. */
  prefix: v.string(),
  permissions: v.array(KeyPermission),
  created_at: AnyInstant,
  created_by: v.string(),
  /** From this instant on the key is refused; null for a key without an end. */
  expires_at: nullByDefault(AnyInstant),
  /** To the hour; null for a key that was never used. */
  last_used_at: nullByDefault(AnyInstant),
});
export type ApiKey = v.InferOutput<typeof ApiKey>;

export const ApiKeyToCreate = v.object({
  /** Made by the sender, so that a repeated request makes no second key. */
  id: Id,
  name: requiredLine(60),
  permissions: KeyPermissions,
  expires_at: nullByDefault(Instant),
});
export type ApiKeyToCreate = v.InferInput<typeof ApiKeyToCreate>;

export const CreatedApiKey = v.object({
  key: ApiKey,
  /** Shown in this answer only; null when the key was there before. */
  token: nullByDefault(v.string()),
});

/** The keys that are not revoked, the latest first. */
export const ApiKeys = v.object({ now: AnyInstant, timezone: v.string(), keys: v.array(ApiKey) });
export type ApiKeys = v.InferOutput<typeof ApiKeys>;
