import type { Coupon } from "@comanda/contract/orders/coupon";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { applyDiscountTo, companyWithDiscounts } from "../../testing/discount-fixture.ts";
import { createDraft, patchOrder } from "../../testing/order-flow.ts";

type Publication = { active: boolean; start_date: string; end_date: string };
const published = (coupon_published: Publication) => {
  const { company, ...file } = companyWithDiscounts();
  return { ...file, company: { ...company, coupon_published } };
};
const window = { start_date: "2026-03-01", end_date: "2026-03-14" };

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([published({ active: true, ...window })]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const listed = async () =>
  (await api.send<Coupon[]>("GET", "/ms-orders/public/companies/tacos/coupons")).body;

test("only published coupons are listed, in the order of the import", async () => {
  const codes = (await listed()).map(({ code }) => code);
  expect(codes).toEqual(["TEN", "FIFTY", "FIRST", "GONE", "BIG", "TINY", "ALL"]);
});

test("outside the publication window, in the company's time zone, no coupon is listed", async () => {
  // Six hours behind UTC: still the 14th, the last day.
  api.now = new Date("2026-03-15T05:59:59Z");
  expect(await listed()).toHaveLength(7);
  api.now = new Date("2026-03-15T06:00:00Z");
  expect(await listed()).toEqual([]);
  await api.store(published({ ...window, active: false, end_date: "2027-03-14" }));
  expect(await listed()).toEqual([]);
  await api.store(companyWithDiscounts());
  expect(await listed()).toEqual([]);
});

test("an unlisted code is valid, and the list has the number of uses", async () => {
  for (const coupon_code of ["FIRST", "FRIENDS"]) {
    const { id } = (await createDraft(api)).body;
    expect(
      await applyDiscountTo(api, { order_id: id, modality: "COUPON", coupon_code }),
    ).toMatchObject({
      status: 200,
    });
    expect(await patchOrder(api, id)).toMatchObject({ status: 200 });
  }
  expect((await listed()).find(({ code }) => code === "FIRST")).toMatchObject({ coupons_used: 1 });
  api.now = new Date("2026-03-20T12:00:00Z");
  const { id } = (await createDraft(api)).body;
  expect(
    await applyDiscountTo(api, { order_id: id, modality: "COUPON", coupon_code: "TEN" }),
  ).toMatchObject({ status: 200, body: { discounts: [{ type: "PERCENTAGE" }] } });
});
