import type { Problem } from "@comanda/contract/calls/problems";
import type { MenuProductPart, StaffMenu } from "@comanda/contract/menu/menu-parts";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import type { Role } from "@comanda/domain/staff/permissions";
import type { TestApp } from "../../testing/create-test-app.ts";
import { signedInAs } from "../../testing/staff-members.ts";

type Facts = Partial<Pick<Problem, "code" | "errors" | "changed" | "parts">>;
export type ProductAnswer = StaffCallAnswer<"updateProduct"> & Facts;
export type CategoryAnswer = StaffCallAnswer<"duplicateCategory"> & Facts;

/** Makes a call of the menu: `products/taco/move`. */
export function edit<Answer = ProductAnswer>(
  api: TestApp,
  path: string,
  body: unknown,
  { method = "POST", role = "manager" as Role } = {},
) {
  const url = `/ms-menu/companies/tacos/${path}`;
  return api.send<Answer & Facts>(method, url, { ...signedInAs(role), body });
}

/** Reads the menu as its editor shows it. */
export async function readMenuAsManager(api: TestApp): Promise<StaffMenu> {
  const path = "/ms-menu/companies/tacos/menu";
  return (await api.send<StaffMenu>("GET", path, signedInAs("manager"))).body;
}

/** Reads a product of the menu; throws for one that is not on it. */
export async function productOf(api: TestApp, id: string) {
  const { categories } = await readMenuAsManager(api);
  const found = categories.flatMap(({ products }) => products).find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not on the menu`);
  return found;
}

/** Reads a category of the menu; throws for one that is not on it. */
export async function categoryOf(api: TestApp, id: string) {
  const found = (await readMenuAsManager(api)).categories.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not on the menu`);
  return found;
}

/** Replaces a product by what `change` makes of it, as one editor does. */
export async function putProduct(
  api: TestApp,
  id: string,
  change: (product: MenuProductPart) => object,
  more: object = {},
) {
  const { revision, product } = await productOf(api, id);
  const body = { revision, product: change(product), ...more };
  return edit(api, `products/${id}`, body, { method: "PUT" });
}

/** The ids of the menu: `tacos: taco hidden`. */
export async function order(api: TestApp): Promise<string[]> {
  const { categories } = await readMenuAsManager(api);
  return categories.map(
    ({ id, products }) => `${id}: ${products.map((product) => product.id).join(" ")}`,
  );
}

/** Undoes a change as a member with the role. */
export function undo(api: TestApp, changeId: string | null, role: Role = "manager") {
  const path = `/ms-audit/companies/tacos/entries/${changeId}/undo`;
  return api.send<StaffCallAnswer<"undoChange"> & Facts>("POST", path, {
    ...signedInAs(role),
    body: {},
  });
}
