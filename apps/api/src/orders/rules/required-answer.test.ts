import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { CASH_PAYMENT, createDraft, patchOrder, refusalBody } from "../../testing/order-flow.ts";
import { type CompanyFile, smallCompany } from "../../testing/small-company.ts";

function company(additional_input: string | null): CompanyFile {
  const file = smallCompany();
  const { takeaway } = file.ecommerce_settings;
  file.ecommerce_settings.takeaway = { ...takeaway, additional_input };
  return file;
}

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([company("Which car do you come with?")]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const errors = [expect.objectContaining({ path: "comment" })];

test("an order without an answer to the restaurant's question is refused, and can be sent with one", async () => {
  const { body } = await createDraft(api);
  for (const comment of [undefined, null, " \u200b"]) {
    expect(await patchOrder(api, body.id, { ...CASH_PAYMENT, comment })).toMatchObject(
      refusalBody(422, "invalid_body", { errors }),
    );
  }
  const comment = "A red van";
  expect(await patchOrder(api, body.id, { ...CASH_PAYMENT, comment })).toMatchObject({
    status: 200,
    body: { status: "PENDING" },
  });
});

test("an answer that the draft already has is enough", async () => {
  const { body } = await createDraft(api);
  await patchOrder(api, body.id, { comment: "A red van" });
  expect(await patchOrder(api, body.id)).toMatchObject({ status: 200 });
});

test("a blank question asks nothing", async () => {
  await api.store(company("  "));
  const { body } = await createDraft(api);
  expect(await patchOrder(api, body.id)).toMatchObject({ status: 200 });
});
