import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { type OpenDatabase, openPostgres } from "../db/connect.ts";
import { defaultPostgresLimits } from "../db/postgres-limits.ts";
import { readHealth } from "../notifications/read-health.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { startTcpProxy, type TcpProxy } from "../testing/tcp-proxy.ts";

const server = process.env.TEST_DATABASE_URL;
const limits = { ...defaultPostgresLimits, lockTimeoutMs: 200 };

describe.runIf(server)("a database that is busy or silent", () => {
  let app: TestApp;
  let proxy: TcpProxy;
  let database: OpenDatabase;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.reset();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
    const url = new URL(server ?? "");
    proxy = await startTcpProxy(Number(url.port));
    url.pathname = rows[0]?.name ?? "";
    database = openPostgres(proxy.through(url.href), limits);
  });
  afterEach(async () => {
    await database.close();
    await proxy.close();
  });

  test("an order of a locked company is answered 503 busy with Retry-After, and is made by its key later", async () => {
    const api = createApp({ ...app.deps, db: database.db });
    const create = () =>
      api.request("/ms-orders/public/orders", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": "one" },
        body: JSON.stringify({
          company_id: "tacos",
          service_type: "TAKEAWAY",
          combos: [{ product_id: "special", variant_id: "special-1", quantity: 1 }],
        }),
      });
    await app.db.transaction().execute(async (trx) => {
      await sql`select 1 from companies for update`.execute(trx);
      const refused = await create();
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ code: "busy", status: 503 });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    });
    const [first, second] = [await create(), await create()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(((await second.json()) as { id: string }).id).toBe(
      ((await first.json()) as { id: string }).id,
    );
  });

  test("health is unavailable while the database is silent, without waiting for it", async () => {
    const deps = { ...app.deps, db: database.db };
    expect(await readHealth(deps)).toMatchObject({ status: "ok" });
    proxy.swallow();
    expect(await readHealth(deps, 100)).toMatchObject({ code: "unavailable" });
    expect(await readHealth(deps)).toMatchObject({ status: "ok" });
  });
});
