import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { serve } from "../serve.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "comanda-keys-"));
  copyDataFolder(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("a start deletes expired idempotency keys and provider events, and no younger ones, and queues the sums of past days", async () => {
  const before = await openDatabase({ databaseUrl: null, dataDir, command: "test" });
  const company_id = "tacos";
  const part = "{}";
  const company = {
    company_id,
    document: part,
    ecommerce_settings: part,
    order_settings: part,
    payment_methods: part,
    loyalty_settings: part,
    outline: part,
    imported_at: new Date(),
  };
  await before.db.insertInto("companies").values(company).execute();
  const keyRow = (key_hash: string, hoursAgo: number) => {
    const created_at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    return { company_id, key_hash, body_hash: "", answer: "{}", created_at };
  };
  const keys = [keyRow("old", 49), keyRow("young", 47)];
  await before.db.insertInto("idempotency_keys").values(keys).execute();
  const eventRow = (event_id: string, daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * 86_400_000);
    return { company_id, provider_id: "stripe", event_id, at };
  };
  const events = [eventRow("old", 31), eventRow("young", 29)];
  await before.db.insertInto("provider_events").values(events).execute();
  await before.close();

  const config = readConfig({ DATA_DIR: dataDir, PORT: "0", DEMO: "off", LOG_LEVEL: "silent" });
  await (await serve(config, stubStorefront())).close();

  const after = await openDatabase({ databaseUrl: null, dataDir, command: "test" });
  const keysLeft = await after.db.selectFrom("idempotency_keys").select("key_hash").execute();
  const eventsLeft = await after.db.selectFrom("provider_events").select("event_id").execute();
  const jobs = "select name from comanda_jobs.job_common where name = $1";
  const { rows: queued } = await after.jobsConnection.executeSql(jobs, ["sales-rollup"]);
  await after.close();
  expect(queued).toHaveLength(1);
  expect(keysLeft).toEqual([{ key_hash: "young" }]);
  expect(eventsLeft).toEqual([{ event_id: "young" }]);
});
