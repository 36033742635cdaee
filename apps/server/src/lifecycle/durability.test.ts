import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startChildServer } from "../testing/child-server.ts";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { placeTestOrder } from "../testing/place-order.ts";
import { readPlacedOrders } from "../testing/read-placed-orders.ts";
import { runComanda } from "../testing/run-captured-command.ts";

const STOCK = 1_000_000;
/** The trial `killed-under-load` kills twenty times, on both databases. */
const KILLS = 3;
const VISITORS = 6;

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-durability-"));
  dataDir = path.join(folder, "data");
  copyDataFolder(dataDir);
  const company = writeCompanyFile(folder, STOCK);
  const imported = await runComanda(["import", company], { DATA_DIR: dataDir });
  expect(imported).toMatchObject({ code: 0 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("after repeated kill -9 under load, every acknowledged order is stored, and its stock is counted", async () => {
  const acknowledged: string[] = [];
  for (let kills = 0; kills < KILLS; kills += 1) {
    const server = await startChildServer({ DATA_DIR: dataDir });
    const enough = acknowledged.length + 10 + kills;
    const order = async () => {
      while (acknowledged.length < enough) acknowledged.push((await placeTestOrder(server)).id);
      await server.end("SIGKILL");
    };
    // Orders whose answer was cut off by the kill are not acknowledged.
    await Promise.allSettled(Array.from({ length: VISITORS }, order));
    expect(server.process.signalCode).toBe("SIGKILL");
  }

  const { ids, sold, stock } = await readPlacedOrders(dataDir);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 10);
  expect(stock).toBe(STOCK - sold);
}, 300_000);
