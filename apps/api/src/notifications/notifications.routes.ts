import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";
import { ping } from "./notifications.store.ts";

export function notificationRoutes(
  serve: Serve,
  { db, version, region }: Pick<Deps, "db" | "version" | "region">,
): void {
  /** 503 `unavailable` while the database cannot be reached. */
  serve("readHealth", async () => {
    await ping(db);
    return { status: "ok", version, region };
  });
}
