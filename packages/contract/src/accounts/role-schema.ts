import type { Role } from "@comanda/domain/staff/permissions";
import * as v from "valibot";

/** A member's role; any other text is refused. */
export const roleSchema = v.picklist([
  "owner",
  "manager",
  "cashier",
  "kitchen",
] as const satisfies readonly Role[]);
