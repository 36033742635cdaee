import { createTestApp, type TestApp } from "./create-test-app.ts";
import { createVisitor, type Visitor } from "./order-flow.ts";
import { foreignCompany, smallCompany } from "./small-company.ts";

/** Creates the companies `tacos` and `burgers`, and a visitor of each with an address; `reset` keeps them. */
export async function createTwoCompaniesWithVisitors(): Promise<{
  api: TestApp;
  ana: Visitor;
  foreigner: Visitor;
}> {
  const api = await createTestApp([smallCompany(), foreignCompany()]);
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
  await api.keep();
  return { api, ana, foreigner };
}
