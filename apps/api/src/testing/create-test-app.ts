import { ImportFile } from "@comanda/contract/companies/import-file";
import type { Hono } from "hono";
import type { Kysely } from "kysely";
import { pino } from "pino";
import * as v from "valibot";
import { createApp } from "../app.ts";
import type { Deps } from "../context/deps.ts";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import type { HttpEnv } from "../http/request-env.ts";
import { toRows } from "../import/to-rows.ts";
import { writeCompany } from "../import/write-company.ts";
import { keepRows } from "./kept-rows.store.ts";
import { noteServedCall } from "./served-calls.ts";
import { type CompanyFile, smallCompany } from "./small-company.ts";
import { putTestStaff, TEST_SECRET } from "./staff-members.ts";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";
import { testPayments } from "./test-payments.ts";

/** A Saturday noon in Mexico City. */
export const NOON = new Date("2026-03-14T18:00:00Z");

export type TestApp = {
  deps: Deps;
  db: Kysely<Database>;
  /** The database, with what a server opens beside it. */
  database: TestDatabase;
  /** The clock's time; a test can change it. */
  now: Date;
  /** Events published since the start. */
  published: { channel: string; payload: string }[];
  /** Lines of the request log. */
  log: Record<string, unknown>[];
  store(file: CompanyFile): Promise<void>;
  send: SendRequest;
  /** Sends requests that no correct client would, to a path or a whole URL. */
  raw(path: string, init?: RequestInit): Promise<Response>;
  /** Restores the state of the start, or of the last `keep`; faster than a new database. */
  reset(): Promise<void>;
  /** Makes what is stored now the state that `reset` restores. */
  keep(): Promise<void>;
  /** Creates a new app on the same database, like another process: only stored data stays. */
  restart(): void;
  close(): Promise<void>;
};

export type TestRequest = {
  body?: unknown;
  /** As the API sets it: `comanda_device=…`. */
  cookie?: string | null;
  headers?: Record<string, string>;
};

export type TestAnswer<Body> = {
  status: number;
  body: Body;
  headers: Headers;
  cookie: string | null;
};

export type SendRequest = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  request?: TestRequest,
) => Promise<TestAnswer<Body>>;

/** Creates the API on a new database with `files`, by default one small company. */
export async function createTestApp(files: CompanyFile[] = [smallCompany()]): Promise<TestApp> {
  const database = await openTestDatabase();
  const { db } = database;
  const published: TestApp["published"] = [];
  const log: TestApp["log"] = [];
  const deps: Deps = {
    pause: async () => undefined,
    db,
    events: {
      publish: async (channel, payload) => void published.push({ channel, payload }),
      subscribe: async () => async () => undefined,
    },
    clock: () => test.now,
    log: pino({ base: null }, { write: (line) => void log.push(JSON.parse(line)) }),
    secret: TEST_SECRET,
    payments: testPayments(),
    version: "1.2.3",
    region: "test",
  };
  let app: Hono<HttpEnv> = createApp(deps);
  let putBack: () => Promise<void>;
  const raw: TestApp["raw"] = async (path, init) => {
    const request = new Request(path.startsWith("/") ? `http://api.test${path}` : path, init);
    const response = await app.fetch(request);
    if (response.ok) noteServedCall(request);
    return response;
  };
  const test: TestApp = {
    deps,
    db,
    database,
    now: NOON,
    published,
    log,
    raw,
    send: async (method, path, { body, cookie, headers } = {}) => {
      const sent: Record<string, string> = { ...headers };
      if (body !== undefined) sent["content-type"] = "application/json";
      if (cookie) sent.cookie = cookie;
      const init = {
        method,
        headers: sent,
        body: body === undefined ? null : JSON.stringify(body),
      };
      const response = await raw(path, init);
      const text = await response.text();
      return {
        status: response.status,
        body: text ? JSON.parse(text) : undefined,
        headers: response.headers,
        cookie: response.headers.get("set-cookie")?.split(";")[0] ?? null,
      };
    },
    store: async (file) => {
      const rows = toRows(file, v.parse(ImportFile, file));
      const options = { importedAt: test.now, setCounters: true };
      await transact(db, (trx) => writeCompany(trx, rows, [], options));
      await putTestStaff(db, file.company.id);
    },
    restart: () => {
      app = createApp(deps);
    },
    keep: async () => {
      putBack = await keepRows(db);
    },
    reset: async () => {
      await putBack();
      test.now = NOON;
      published.length = 0;
      log.length = 0;
      test.restart();
    },
    close: () => db.destroy(),
  };
  await putTestStaff(db, null);
  for (const file of files) await test.store(file);
  await test.keep();
  return test;
}
