import { officeApi } from "../../api/office-api.ts";

/** Deletes the products that a request may have added; those that the menu does not have are left out. */
export async function deleteAddedProducts(
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  const params = { companyId };
  const { categories } = await officeApi("readMenu", { params });
  const products = categories
    .flatMap((category) => category.products)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, revision }) => ({ id, revision }));
  if (products.length > 0) await officeApi("deleteProducts", { params, body: { products } });
}
