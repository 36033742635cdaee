import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { edit, productOf, putProduct, readMenuAsManager, undo } from "./testing/menu-calls.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

type GroupAnswer = StaffCallAnswer<"updateModifierGroup">;

const dips = {
  name: "Dips",
  min: 0,
  max: 2,
  modifiers: [
    { id: "mayo", name: "Mayo" },
    { id: "aioli", name: "Aioli", price: 4, stock: 6 },
  ],
};
const put = (id: string, body: object) =>
  edit<GroupAnswer>(api, `modifier-groups/${id}`, body, { method: "PUT" });
const createDips = (product_ids: readonly string[]) =>
  put("dips", { revision: null, group: dips, product_ids });
const groupsOf = async (id: string) =>
  ((await productOf(api, id)).product.modifier_groups ?? []).map((group) => group.id);
const groupNow = async (id: string) =>
  (await readMenuAsManager(api)).modifier_groups.find((group) => group.id === id);

test("a new group is given to many products by one call, and taken back by one entry", async () => {
  const { body } = await createDips(["taco", "special", "other"]);
  expect(body).toMatchObject({ product_ids: ["taco", "special", "other"], same: true });
  expect(body.products.map(({ id }) => id)).toEqual(["taco", "special", "other"]);
  expect(await groupsOf("taco")).toEqual(["salsa", "dips"]);
  expect(await groupsOf("other")).toEqual(["dips"]);
  expect((await undo(api, body.change_id)).status).toBe(200);
  expect(await groupsOf("taco")).toEqual(["salsa"]);
  expect(await groupNow("dips")).toBeUndefined();
});

test("a group is changed, given and taken in one call, and what is left in stock stays", async () => {
  const { revision } = (await createDips(["taco", "special"])).body;
  await api.db
    .updateTable("modifiers")
    .set({ stock: 1 })
    .where("product_id", "=", "taco")
    .where("id", "=", "aioli")
    .execute();
  const sent = { revision, group: { ...dips, name: "Sauces" }, product_ids: ["taco", "other"] };
  const { body } = await put("dips", sent);
  expect(body.product_ids).toEqual(["taco", "other"]);
  expect(body.products.map(({ id }) => id)).toEqual(["taco", "other", "special"]);
  expect(await groupsOf("special")).toEqual([]);
  const stockIn = async (id: string) =>
    (await productOf(api, id)).product.modifier_groups
      ?.find((group) => group.name === "Sauces")
      ?.modifiers?.find((modifier) => modifier.id === "aioli")?.stock;
  expect([await stockIn("taco"), await stockIn("other")]).toEqual([1, 6]);
});

test("giving a group needs no revision of the products, which others change meanwhile", async () => {
  const { revision } = (await createDips(["taco"])).body;
  await putProduct(api, "other", (product) => ({ ...product, name: "Changed meanwhile" }));
  expect(
    (await put("dips", { revision, group: dips, product_ids: ["taco", "other"] })).status,
  ).toBe(200);
  const { product } = await productOf(api, "other");
  expect(product.name).toBe("Changed meanwhile");
});

test("the second of two members who give dishes a group gets the current group, and changes nothing", async () => {
  const { revision } = (await createDips(["taco"])).body;
  await put("dips", { revision, group: dips, product_ids: ["taco", "special"] });
  const late = await put("dips", { revision, group: dips, product_ids: ["taco", "other"] });
  expect(late.status).toBe(409);
  const now = await groupNow("dips");
  expect(late.body.parts).toEqual([
    { kind: "modifier_group", id: "dips", revision: now?.revision, value: now?.group },
  ]);
  expect(await groupsOf("other")).toEqual([]);
});

test("the same request sent again changes nothing, and a new group never replaces another", async () => {
  await createDips(["taco"]);
  const again = await createDips(["taco"]);
  expect([again.status, again.body.change_id]).toEqual([200, null]);
  expect((await createDips(["other"])).status).toBe(409);
});

test("a group without products is gone, and comes back by its entry", async () => {
  const { revision } = (await createDips(["taco", "other"])).body;
  const { body } = await put("dips", { revision, group: dips, product_ids: [] });
  expect(body).toMatchObject({ revision: null, group: null, product_ids: [] });
  expect(body.products.map(({ id }) => id)).toEqual(["taco", "other"]);
  expect(await groupNow("dips")).toBeUndefined();
  const late = await put("dips", { revision, group: dips, product_ids: ["taco"] });
  expect(late.body.parts).toEqual([
    { kind: "modifier_group", id: "dips", revision: null, value: null },
  ]);
  await undo(api, body.change_id);
  expect((await groupNow("dips"))?.product_ids).toEqual(["taco", "other"]);
});

test("a product that is not on the menu is named, and so is what is wrong with the group", async () => {
  const unknown = await createDips(["taco", "nothing"]);
  expect(unknown.body).toMatchObject({
    code: "part_not_found",
    errors: [{ path: "product_ids.1" }],
  });
  const faulty = { ...dips, min: 3, max: 2 };
  const refused = await put("dips", { revision: null, group: faulty, product_ids: ["taco"] });
  expect([refused.status, refused.body.code]).toEqual([422, "invalid_part"]);
  expect(refused.body.errors).toHaveLength(1);
});

test("a change of a group that no product has needs products", async () => {
  expect((await put("dips", { revision: null, group: dips })).body.code).toBe("part_not_found");
});
