import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderFiles } from "@comanda/api/files/folder-files";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { createPlacedOrder } from "@comanda/api/testing/order-flow";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCapturedCommand } from "../testing/run-captured-command.ts";

let api: TestApp;
let workingDir: string;
beforeAll(async () => {
  workingDir = mkdtempSync(path.join(tmpdir(), "comanda-lists-"));
  api = await createTestApp();
  for (const utm_source of ["flyer", "map", "window"]) {
    api.now = new Date(api.now.getTime() + 60_000);
    const { id } = await createPlacedOrder(api, { utm_source });
    await rate(id);
    await report(utm_source);
  }
  for (const day of ["12", "13", "14"])
    await api.send("PATCH", `/ms-reports/public/company-visit?company_id=tacos&date=2026-03-${day}`);
  for (const name of ["a", "b", "c"]) {
    await run("staff", "invite", "--role", "cashier");
    await storeKeys(`sandbox-${name}`);
    writeFileSync(path.join(workingDir, name), "LON,LAT,NUMBER,STREET\n-99.16,19.42,1,Calle\n");
    await run("gazetteer", "import", name, "--country", "MX");
  }
});
