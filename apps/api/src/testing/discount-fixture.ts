import type { Client } from "@comanda/contract/clients/client";
import type { TestApp, TestRequest } from "./create-test-app.ts";
import {
  createDraft,
  createVisitor,
  type OrderAnswer,
  specialCombo,
  type Visitor,
} from "./order-flow.ts";
import { type CompanyFile, smallCompany } from "./small-company.ts";

/** Returns the small company with coupons and rewards of every kind; a special costs 100.00. */
export function companyWithDiscounts(): CompanyFile {
  const off = (value: number) => ({ discount_type: "fixed" as const, value });
  const percent = (value: number) => ({ discount_type: "percentage" as const, value });
  const file: CompanyFile = smallCompany();
  file.coupons = [
    { id: "ten", code: "TEN", description: "Ten per cent", ...percent(10) },
    { id: "fifty", code: "FIFTY", ...off(50), min_amount: 200 },
    { id: "first", code: "FIRST", ...off(5), usage_limit: 10 },
    { id: "gone", code: "GONE", ...off(5), usage_limit: 3, coupons_used: 3 },
    { id: "big", code: "BIG", ...off(5), min_amount: 200.01 },
    { id: "tiny", code: "TINY", ...percent(0.001) },
    { id: "all", code: "ALL", ...percent(100) },
    { id: "friends", code: "FRIENDS", ...off(20), published: false },
  ];
  file.loyalty_settings = {
    loyalty_program: {
      active: true,
      points_per_amount: 0.1,
      rewards: [
        { id: "coffee", name: "A coffee", required_points: 40, ...off(30) },
        { id: "half", name: "Half of it", required_points: 100, ...percent(50) },
        { id: "feast", name: "A feast", required_points: 150, ...off(500) },
        { id: "cake", name: "A cake", required_points: 20 },
      ],
    },
  };
  return file;
}

/** Applies a coupon or reward to a draft, or removes it. */
export function applyDiscountTo(
  api: TestApp,
  body: Record<string, unknown>,
  request: TestRequest = {},
): Promise<OrderAnswer> {
  const path = "/ms-orders/public/companies/tacos/apply-discount";
  return api.send("POST", path, { ...request, body });
}

/** Creates a visitor's draft of two specials: 200.00. Returns its id. */
export async function draftTwoSpecials(api: TestApp, { client, cookie }: Visitor): Promise<string> {
  const body = { client_id: client.id, combos: [specialCombo(2)] };
  return (await createDraft(api, body, { cookie })).body.id;
}

/** Creates a new client with this many points. */
export async function createVisitorWithPoints(api: TestApp, points: number): Promise<Visitor> {
  const visitor = await createVisitor(api);
  await setPoints(api, visitor, points);
  return visitor;
}

/** Gives a client this many points in place of its own. */
export async function setPoints(api: TestApp, { client }: Visitor, points: number): Promise<void> {
  const changes = { available_points: points };
  await api.db.updateTable("clients").set(changes).where("id", "=", client.id).execute();
}

/** Returns the points that the API shows a client. */
export async function readPoints(api: TestApp, { client, cookie }: Visitor): Promise<number> {
  const path = `/ms-clients/public/companies/tacos/clients/${client.id}`;
  return (await api.send<Client>("GET", path, { cookie })).body.available_points;
}

/** Returns the stored number of uses of a coupon. */
export async function couponUses(api: TestApp, couponId: string): Promise<number> {
  const { coupons_used } = await api.db
    .selectFrom("coupons")
    .select("coupons_used")
    .where("company_id", "=", "tacos")
    .where("id", "=", couponId)
    .executeTakeFirstOrThrow();
  return coupons_used;
}
