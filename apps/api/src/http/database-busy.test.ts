import type { Hono } from "hono";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import type { OpenDatabase } from "../db/connect/database-handle.ts";
import { openPostgres } from "../db/connect/open-postgres.ts";
import { defaultPostgresLimits } from "../db/postgres/postgres-limits.ts";
import { readHealth } from "../health/read-health.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { startTcpProxy, type TcpProxy } from "../testing/tcp-proxy.ts";
import type { HttpEnv } from "./request-env.ts";

const server = process.env.TEST_DATABASE_URL;
/** Creates an order of one special. */
async function create(
  api: Hono<HttpEnv>,
  company_id: string,
  headers: Record<string, string> = {},
) {
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 1 }];
  return api.request("/ms-orders/public/orders", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ company_id, service_type: "TAKEAWAY", combos }),
  });
}

const limits = { ...defaultPostgresLimits, lockTimeoutMs: 200 };

describe.runIf(server)("a busy or silent database", () => {
  let app: TestApp;
  let proxy: TcpProxy;
  let database: OpenDatabase;
  let url: string;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.reset();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
    const databaseUrl = new URL(server ?? "");
    databaseUrl.pathname = rows[0]?.name ?? "";
    url = databaseUrl.href;
    proxy = await startTcpProxy(Number(databaseUrl.port));
    database = openPostgres(proxy.through(url), limits);
  });
  afterEach(async () => {
    await database.close();
    await proxy.close();
  });

  test("an order of a locked company is answered 503 busy with Retry-After, and its key succeeds later", async () => {
    const api = createApp({ ...app.deps, db: database.db });
    const key = { "idempotency-key": "one" };
    await app.db.transaction().execute(async (trx) => {
      await sql`select 1 from companies for update`.execute(trx);
      const refused = await create(api, "tacos", key);
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ code: "busy", status: 503 });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    });
    const [first, second] = [await create(api, "tacos", key), await create(api, "tacos", key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(((await second.json()) as { id: string }).id).toBe(
      ((await first.json()) as { id: string }).id,
    );
  });

  test("while one company is locked by many orders, another company's orders are created", async () => {
    await app.store(smallCompany("pizzas"));
    const few = openPostgres(url, { ...defaultPostgresLimits, connections: 6 });
    const api = createApp({ ...app.deps, db: few.db });
    const waiting: Promise<Response>[] = [];
    await app.db.transaction().execute(async (trx) => {
      await sql`select 1 from companies where company_id = 'tacos' for update`.execute(trx);
      for (let count = 0; count < 12; count += 1) waiting.push(create(api, "tacos"));
      for (let count = 0; count < 3; count += 1) {
        expect((await create(api, "pizzas")).status).toBe(201);
      }
    });
    const late = await Promise.all(waiting);
    expect(late.map(({ status }) => status)).toEqual(Array(12).fill(201));
    await few.close();
  });

  test("health answers unavailable while the database is silent, after its own time limit", async () => {
    const deps = { ...app.deps, db: database.db };
    expect(await readHealth(deps)).toMatchObject({ status: "ok" });
    proxy.stopAnswering();
    expect(await readHealth(deps, 100)).toMatchObject({ code: "unavailable" });
    expect(await readHealth(deps)).toMatchObject({ status: "ok" });
  });
});
