import type * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import { customerSchemas } from "../customers/customer-schemas.ts";
import { integrationSchemas } from "../integrations/integration-schemas.ts";
import { menuSchemas } from "../menu/menu-schemas.ts";
import { providerSchemas } from "../providers/provider-schemas.ts";
import { salesSchemas } from "../sales/sales-schemas.ts";
import { scheduledPricesSchemas } from "../scheduled-prices/scheduled-prices-schemas.ts";
import { settingsSchemas } from "../settings/settings-schemas.ts";
import { setupSchemas } from "../setup/setup-schemas.ts";
import { alertSchemas } from "./alert-schemas.ts";
import { availabilitySchemas } from "./availability-schemas.ts";
import { orderBoardSchemas } from "./order-board-schemas.ts";
import { printingSchemas } from "./printing-schemas.ts";
import type { StaffCallName } from "./staff-calls.ts";
import { teamSchemas } from "./team-schemas.ts";

/** The schemas of `staffCalls`, under the same names. */
export const staffCallSchemas = {
  ...alertSchemas,
  ...orderBoardSchemas,
  ...availabilitySchemas,
  ...teamSchemas,
  ...customerSchemas,
  ...printingSchemas,
  ...menuSchemas,
  ...scheduledPricesSchemas,
  ...salesSchemas,
  ...settingsSchemas,
  ...setupSchemas,
  ...integrationSchemas,
  ...providerSchemas,
} as const satisfies Record<StaffCallName, CallSchemas>;

type Schemas = typeof staffCallSchemas;
type SchemaPart<Name extends StaffCallName, Key extends keyof CallSchemas> =
  Schemas[Name] extends Record<Key, infer S> ? (S extends v.GenericSchema ? S : never) : never;
type Part = "params" | "query" | "body";

/** What a caller of `Name` sends, before defaults are filled in. */
export type StaffRequestPart<Name extends StaffCallName, Key extends Part> = v.InferInput<
  SchemaPart<Name, Key>
>;
/** What the server's handler of `Name` gets, with defaults filled in. */
export type ParsedStaffRequestPart<Name extends StaffCallName, Key extends Part> = v.InferOutput<
  SchemaPart<Name, Key>
>;
/** The answer of `Name`. */
export type StaffCallAnswer<Name extends StaffCallName> = v.InferOutput<SchemaPart<Name, "answer">>;
