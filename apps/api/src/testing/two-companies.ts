import { createTestApp, type TestApp } from "./create-test-app.ts";
import { createVisitor, type Visitor } from "./order-flow.ts";
import { foreignCompany, smallCompany } from "./small-company.ts";

/** The companies `tacos` and `burgers`. */
export const createTwoCompanies = (): Promise<TestApp> =>
  createTestApp([smallCompany(), foreignCompany()]);

/** Resets the database; returns a visitor of each company, with an address there. */
export async function resetWithVisitors(
  api: TestApp,
): Promise<{ ana: Visitor; foreigner: Visitor }> {
  await api.reset();
  const ana = await createVisitor(api);
  const foreigner = await createVisitor(api, "burgers");
  for (const { client, company_id } of [
    { ...ana, company_id: "tacos" },
    { ...foreigner, company_id: "burgers" },
  ]) {
    const address = { id: `${company_id}-home`, client_id: client.id, address: "Calle 1" };
    await api.db
      .insertInto("addresses")
      .values({ ...address, company_id })
      .execute();
  }
  return { ana, foreigner };
}
