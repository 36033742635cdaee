import type { Answer } from "@comanda/contract/schemas";
import type { Deps } from "../deps.ts";
import { ping } from "./notifications.store.ts";

/** That the database answers, and what this process is; throws while it does not. */
export async function readHealth({
  db,
  version,
  region,
}: Pick<Deps, "db" | "version" | "region">): Promise<Answer<"readHealth">> {
  await ping(db);
  return { status: "ok", version, region };
}
