import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { AlertServices } from "../context/alert-services.ts";
import { edit, productOf } from "../editing/testing/menu-calls.ts";
import { type OpenJobs, openJobs } from "../jobs/open-jobs.ts";
import { newId } from "../shared/new-id.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { scheduledPricesJob, scheduledPricesWorker } from "./scheduled-prices-job.ts";

let api: TestApp;
let jobs: OpenJobs;
beforeAll(async () => {
  api = await createTestApp();
  const { log } = api.deps;
  const connection = api.database.jobsConnection;
  jobs = await openJobs({ connection, kinds: [scheduledPricesJob], log, pollSeconds: 0.5 });
  api.deps.alerts = { jobs } as Partial<AlertServices> as AlertServices;
  api.restart();
});
afterAll(async () => {
  await jobs.stop();
  await api.close();
});

const schedule = (date: string, productId: string, price: number) =>
  edit(api, "scheduled-prices", {
    id: newId(),
    date,
    time: "13:00",
    products: [{ id: productId, variants: [{ id: `${productId}-1`, price }] }],
  });
const priceOf = async (id: string) =>
  (await productOf(api, id)).product.product_variants?.[0]?.price;

test("a change has a job of its own, which applies it at its time and not before", async () => {
  // The API's clock is in the spring of 2026; the worker has the real one.
  await jobs.work([scheduledPricesWorker({ ...api.deps, clock: () => new Date() })]);
  expect((await schedule("2099-01-01", "special", 500)).status).toBe(200);
  expect((await schedule("2026-03-15", "taco", 33)).status).toBe(200);
  await vi.waitFor(async () => expect(await priceOf("taco")).toBe(33), 10_000);
  expect(await priceOf("special")).toBe(100);
});
