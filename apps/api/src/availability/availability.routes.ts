import type { ServeStaff } from "../http/serve-staff.ts";
import { listAvailability } from "./list-availability.ts";
import { listPauses } from "./list-pauses.ts";
import { type AvailabilityContext, setAvailability } from "./set-availability.ts";
import { setBusy } from "./set-busy.ts";
import { endPause, setPause } from "./set-pause.ts";

/** Registers the calls of staff for what is sold out and for pauses of ordering. */
export function availabilityRoutes(serveStaff: ServeStaff, context: AvailabilityContext): void {
  /** 404 `company_not_found`. */
  serveStaff("listAvailability", ({ params }) => listAvailability(context, params.companyId));

  /** Refusals as in `setAvailability`. */
  serveStaff("setAvailability", ({ member, body }) =>
    setAvailability(context, member, body.changes),
  );

  /** 404 `company_not_found`. */
  serveStaff("listPauses", ({ params }) => listPauses(context, params.companyId));

  /** Refusals as in `setPause`. */
  serveStaff("setPause", ({ member, body }) => setPause(context, member, body));

  /** Refusals as in `setPause`. */
  serveStaff("endPause", ({ member, body }) => endPause(context, member, body.service_types));

  /** Refusals as in `setBusy`. */
  serveStaff("setBusy", ({ member, body }) => setBusy(context, member, body));
}
