import { PGlite } from "@electric-sql/pglite";
import { vi } from "vitest";
import { GuardedClient } from "../db/postgres/guarded-client.ts";

/** The first byte of the messages that execute a statement: Execute, and Query for several at once. */
const EXECUTING = ["E", "Q"].map((letter) => letter.charCodeAt(0));

/**
 * Returns how many statements go to the database during `work`, on either kind of it, with begin and
 * commit.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const server = vi.spyOn(GuardedClient.prototype, "query");
  const embedded = vi.spyOn(PGlite.prototype, "execProtocolRawSync");
  try {
    await work();
    const executed = embedded.mock.calls.filter(([message]) => EXECUTING.includes(message[0] ?? 0));
    return server.mock.calls.length + executed.length;
  } finally {
    server.mockRestore();
    embedded.mockRestore();
  }
}
