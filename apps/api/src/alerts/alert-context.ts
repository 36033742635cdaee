import type { AlertServices } from "../context/alert-services.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { Deps } from "../context/deps.ts";

/** What the use cases of alerts work with. */
export type AlertContext = ApiContext & Pick<Deps, "events" | "log"> & AlertServices;
