import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import { staffCallDocs } from "@comanda/contract/staff/staff-call-docs";
import type { StaffCallName } from "@comanda/contract/staff/staff-calls";
import { newId } from "../../shared/new-id.ts";
import type { TestApp } from "../../testing/create-test-app.ts";
import { signedInAs } from "../../testing/staff-members.ts";

type MakeBody = (api: TestApp, first: StaffMenu) => object | Promise<object>;

/**
 * Returns a body that `tacos` accepts for a call, with ids of what it has and its current revisions: the
 * documented example where that fits every company. `first` is the menu before the calls.
 */
export async function bodyWithIds(
  api: TestApp,
  name: StaffCallName,
  first: StaffMenu,
): Promise<object> {
  const make = BODIES[name];
  return make ? await make(api, first) : exampleOf(name);
}

/** The documented example of a call's body; empty without one. */
export function exampleOf(name: StaffCallName): object {
  return (staffCallDocs[name].example ?? {}) as object;
}

const prices = {
  products: [{ id: "taco", variants: [{ id: "taco-1", price: 30 }] }],
  groups: [{ id: "salsa", modifiers: [{ id: "red", price: 2.5 }] }],
};

/** What later calls mention. */
const KEPT_PRODUCTS = ["taco", "special", "other"];

/** No call removes what a later one mentions, in the order of the contract. */
const BODIES: Partial<Record<StaffCallName, MakeBody>> = {
  setAvailability: () => ({
    changes: [
      { kind: "product", id: "taco", seen: null, state: "on_sale" },
      { kind: "variant", id: "other-1", seen: 5, state: "left", left: 6 },
      { kind: "modifier", id: "rare", seen: 3, state: "on_sale" },
    ],
  }),
  updatePrinting: async (api) => {
    const { settings } = await read<{ settings: object }>(api, "printing", "printing");
    const station = { id: "kitchen", name: "Kitchen", category_ids: ["tacos"], copies: 1 };
    return {
      ...settings,
      stations: [{ ...station, printer_id: "tacos-printer" }],
      default_station_id: "kitchen",
      receipt: { printer_id: "tacos-printer", copies: 0 },
    };
  },
  retryRefund: refundBody,
  recordRefundByHand: refundBody,
  reprintTicket: () => ({ kind: "kitchen", station_id: "kitchen", reprint: 1, where: "printer" }),
  createProduct: () => ({ category_id: "tacos", after: "taco", product: newProduct() }),
  updateProduct: async (api, first) => ({
    ...(await changedTaco(api, first)),
    stock_set: { variants: ["taco-1"] },
  }),
  moveProduct: () => ({ category_id: "tacos", after: "hidden" }),
  updateProducts: async (api, first) => ({
    changes: [{ id: "taco", ...(await changedTaco(api, first)) }],
  }),
  applyMenu: async (api) => {
    const id = newId();
    const { categories } = await readMenuAsOwner(api);
    const products = categories.flatMap((category) => category.products);
    const removed = products.filter((product) => !KEPT_PRODUCTS.includes(product.id));
    return {
      categories: [{ id, category: { name: "Drinks" } }],
      created: [{ id: newId(), category_id: id, product: newProduct() }],
      changes: [],
      removed: removed.slice(0, 1).map(({ id, revision }) => ({ id, revision })),
    };
  },
  deleteProducts: async (api) => ({ products: [await revisionOf(api, "other")] }),
  moveCategory: () => ({ after: "counted" }),
  deleteCategories: async (api) => {
    const { categories } = await readMenuAsOwner(api);
    const counted = categories.filter(({ id }) => id === "counted");
    return {
      categories: counted.map(({ id, revision }) => ({ id, revision })),
      with_products: true,
    };
  },
  updateModifierGroup: async (api, first) => {
    const { revision } = salsaIn(await readMenuAsOwner(api));
    return { revision, group: salsaIn(first).group, product_ids: ["taco"] };
  },
  schedulePrices: () => ({ ...exampleOf("schedulePrices"), ...prices }),
  updateScheduledPrices: () => ({ ...exampleOf("updateScheduledPrices"), ...prices }),
};

function read<Answer>(api: TestApp, area: string, path: string): Promise<Answer> {
  const url = `/ms-${area}/companies/tacos/${path}`;
  return api.send<Answer>("GET", url, signedInAs("owner")).then(({ body }) => body);
}

/** Reads the menu of `tacos` as its owner. */
export function readMenuAsOwner(api: TestApp): Promise<StaffMenu> {
  return read<StaffMenu>(api, "menu", "menu");
}

function productIn({ categories }: StaffMenu, productId: string) {
  const products = categories.flatMap((category) => category.products);
  const found = products.find(({ id }) => id === productId);
  if (!found) throw new Error(`${productId} is not on the menu`);
  return found;
}

function salsaIn({ modifier_groups: groups }: StaffMenu) {
  const found = groups.find(({ id }) => id === "salsa");
  if (!found) throw new Error("The salsas are not on the menu");
  return found;
}

/** Also undoes what an earlier call has changed in the taco. */
async function changedTaco(api: TestApp, first: StaffMenu) {
  const { revision } = productIn(await readMenuAsOwner(api), "taco");
  return { revision, product: { ...productIn(first, "taco").product, name: newId() } };
}

function newProduct() {
  return { name: "Soup", product_variants: [{ id: newId(), price: 28.5, selected: true }] };
}

async function refundBody(api: TestApp) {
  const { orders } = await read<{ orders: { revision: number }[] }>(api, "orders", "board");
  return { ...exampleOf("retryRefund"), revision: orders[0]?.revision };
}

async function revisionOf(api: TestApp, productId: string) {
  const { id, revision } = productIn(await readMenuAsOwner(api), productId);
  return { id, revision };
}
