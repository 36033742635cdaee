import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";
import { readHealth } from "./read-health.ts";

export function notificationRoutes(
  serve: Serve,
  deps: Pick<Deps, "db" | "version" | "region">,
): void {
  /** 503 `unavailable` while the database cannot be reached. */
  serve("readHealth", () => readHealth(deps));
}
