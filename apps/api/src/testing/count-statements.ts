import { AsyncLocalStorage } from "node:async_hooks";
import { PGlite } from "@electric-sql/pglite";
import { vi } from "vitest";
import { GuardedClient } from "../db/postgres/guarded-client.ts";

/** The first byte of the messages that execute a statement: Execute, and Query for several at once. */
const EXECUTING = ["E", "Q"].map((letter) => letter.charCodeAt(0));

/** True in what runs for `work`: a listener of another test in this process sends statements too. */
const counting = new AsyncLocalStorage<true>();

/**
 * Returns how many statements `work` sends to the database, on either kind of it, with begin and
 * commit.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const count = () => {
    if (counting.getStore()) statements += 1;
  };
  const { query } = GuardedClient.prototype;
  const server = vi.spyOn(GuardedClient.prototype, "query").mockImplementation(function (
    this: GuardedClient,
    ...args: Parameters<typeof query>
  ) {
    count();
    return query.apply(this, args);
  } as typeof query);
  const { execProtocolRawSync } = PGlite.prototype;
  const embedded = vi.spyOn(PGlite.prototype, "execProtocolRawSync").mockImplementation(function (
    this: PGlite,
    message,
  ) {
    for (const type of typesOf(message)) if (EXECUTING.includes(type)) count();
    return execProtocolRawSync.call(this, message);
  });
  try {
    await counting.run(true, work);
    return statements;
  } finally {
    server.mockRestore();
    embedded.mockRestore();
  }
}

/** The first bytes of the messages that are sent together; the length of each follows its first byte. */
function typesOf(messages: Uint8Array): number[] {
  const view = new DataView(messages.buffer, messages.byteOffset, messages.byteLength);
  const types: number[] = [];
  for (let at = 0; at < messages.length; at += 1 + view.getInt32(at + 1))
    types.push(view.getUint8(at));
  return types;
}
