import type { Deps } from "../context/deps.ts";
import type { Serve } from "../http/call-handler.ts";
import { readHealth } from "./read-health.ts";

/** Registers the health call: 503 `unavailable` while the database cannot be reached. */
export function healthRoutes(serve: Serve, deps: Pick<Deps, "db" | "version" | "region">): void {
  serve("readHealth", () => readHealth(deps));
}
