import { beforeEach, expect, test } from "vitest";
import { PooledConnection, sendAhead } from "./pooled-connection.ts";

/** What was sent, and how each is answered. */
let sent: { sql: string; answer: (error?: Error) => void }[];
let connection: PooledConnection;
beforeEach(() => {
  sent = [];
  const run = (sql: string) =>
    new Promise<{ command: string; rowCount: number; rows: unknown[] }>((resolve, reject) => {
      const rows = [{ sql }];
      const answer = (error?: Error) =>
        error ? reject(error) : resolve({ command: "SELECT", rowCount: 1, rows });
      sent.push({ sql, answer });
    });
  connection = new PooledConnection(run, () => undefined);
});

const LOCK = "select from companies for no key update";
sendAhead(LOCK);
const answerAll = (...errors: (Error | undefined)[]) => {
  for (const [at, { answer }] of sent.entries()) answer(errors[at]);
};

test("the statement after a lock is sent without a wait, and is answered after it", async () => {
  expect(await connection.query(LOCK, [])).toMatchObject({ rows: [] });
  let rows: unknown = null;
  const read = connection.query("select 1", []).then((result) => {
    rows = result.rows;
  });
  expect(sent.map(({ sql }) => sql)).toEqual([LOCK, "select 1"]);
  sent[1]?.answer();
  await Promise.resolve();
  expect(rows).toBeNull();
  answerAll();
  await read;
  expect(rows).toEqual([{ sql: "select 1" }]);
});

test("the next statement fails with the error of the lock, and the transaction is rolled back", async () => {
  await connection.query(LOCK, []);
  const read = connection.query("select 1", []);
  answerAll(new Error("lock timeout"), new Error("the transaction is aborted"));
  await expect(read).rejects.toThrow("lock timeout");
  const rollback = connection.query("rollback", []);
  sent[2]?.answer();
  await expect(rollback).resolves.toMatchObject({ rows: [{ sql: "rollback" }] });
});

test("a commit fails with the error of a lock before it, a rollback does not", async () => {
  await connection.query(LOCK, []);
  const commit = connection.query("commit", []);
  answerAll(new Error("lock timeout"));
  await expect(commit).rejects.toThrow("lock timeout");
  sent = [];
  await connection.query(LOCK, []);
  const rollback = connection.query("rollback", []);
  answerAll(new Error("lock timeout"));
  await expect(rollback).resolves.toMatchObject({ rows: [{ sql: "rollback" }] });
});
