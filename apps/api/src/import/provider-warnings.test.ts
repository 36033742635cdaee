import { afterAll, beforeAll, expect, test } from "vitest";
import { storeProviderKeys } from "../payments/keys/store-provider-keys.ts";
import { testPayments } from "../testing/test-payments.ts";
import { importCompany } from "./import-company.ts";
import { changedDocument, taqueriaDocument } from "./testing/documents.ts";
import { createImportFixture } from "./testing/import-fixture.ts";

let fixture: Awaited<ReturnType<typeof createImportFixture>>;
beforeAll(async () => {
  fixture = await createImportFixture();
});
afterAll(() => fixture.close());

test("a method whose provider has no keys is warned about until the keys are set", async () => {
  const { deps, write } = fixture;
  const method = (id: string, provider_id: string | null) => ({ id, code: id, provider_id });
  const methods = {
    takeaway: [method("cash", "stripe"), method("card", "our-terminal"), method("test", "sandbox")],
    delivery: [method("terminal", null), method("card", "our-terminal")],
  };
  const file = await write(
    "company.json",
    changedDocument(taqueriaDocument(), "payment_methods", methods),
  );
  const message = expect.stringContaining('"our-terminal" has no keys here');
  expect(await importCompany(deps, file)).toMatchObject({
    ok: true,
    warnings: [
      { path: "payment_methods.takeaway.1.provider_id", message },
      { path: "payment_methods.delivery.1.provider_id", message },
    ],
  });
  const { company } = taqueriaDocument() as { company: { id: string } };
  const depsWithPayments = { ...deps, payments: testPayments() };
  const keys = { provider: "d24", login: "login", apiSignature: "signature" };
  await storeProviderKeys(depsWithPayments, company.id, "our-terminal", keys);
  for (const _ of ["once", "twice"]) {
    expect(await importCompany(deps, file)).toMatchObject({ ok: true, warnings: [] });
  }
});
