import { makePicture } from "../../../import/testing/import-fixture.ts";
import type { TestApp } from "../../../testing/create-test-app.ts";
import { signedInAs } from "../../../testing/staff-members.ts";
import { edit, undo } from "../menu-calls.ts";
import { type EditState, type Edits, pick, placeAfterOne, type Sent } from "./edit-world.ts";

const put = { method: "PUT" };

/** Changes of categories and modifier groups, pictures, and changes that are taken back. */
export const menuEdits = {
  createCategory: ({ api, a, b, name, menu }) =>
    edit(api, "categories", { after: placeAfterOne(menu.categories, a + b), category: { name } }),
  updateCategory: ({ api, a, name, price, category }) =>
    edit(
      api,
      `categories/${category?.id}`,
      {
        revision: category?.revision,
        category: {
          ...category?.category,
          name,
          note: price,
          availability: a % 3 ? null : [{ days: ["friday"], from: "07:00", to: "11:30" }],
        },
      },
      put,
    ),
  moveCategory: ({ api, a, b, menu, category }) => {
    const list = menu.categories.filter(({ id }) => id !== category?.id);
    return edit(api, `categories/${category?.id}/move`, { after: placeAfterOne(list, a + b) });
  },
  duplicateCategory: ({ api, name, category }) =>
    edit(api, `categories/${category?.id}/duplicate`, { name }),
  deleteCategories: ({ api, category }) =>
    edit(api, "categories/delete", {
      categories: [{ id: category?.id, revision: category?.revision }],
      with_products: true,
    }),
  updateModifierGroup: ({ api, b, name, group }) => {
    const changed = { ...group?.group, name, max: b % 2 ? null : 3 };
    const body = { revision: group?.revision, group: changed };
    return edit(api, `modifier-groups/${group?.id}`, body, put);
  },
  "updateModifierGroup: dishes": ({ api, a, b, menu, group }) => {
    const all = menu.categories.flatMap(({ products }) => products).map(({ id }) => id);
    const { id, revision, group: part } = group ?? { id: `choices-${a}`, revision: null };
    const body = {
      revision,
      group: part ?? { name: "Choices", modifiers: [{ id: `choice-${b}`, name: "One" }] },
      product_ids: all.filter((_, at) => (at + a) % 3 < 2),
    };
    return edit(api, `modifier-groups/${id}`, body, put);
  },
  uploadPicture: ({ api, a, b, state }) => upload(api, state, "product", a * 256 + b),
  uploadSettingsPicture: ({ api, a, b, state }) =>
    upload(api, state, pick(USES, b) ?? "logo", a * 256 + b),
  // Mostly one of the last changes: what an early one changed is often different by now, and refused.
  undoChange: ({ api, a, state }) => {
    const changes = a % 4 === 0 ? state.changes : state.changes.slice(-2);
    return undo(api, pick(changes, a) ?? "none", "owner");
  },
} satisfies Edits;

const USES = ["logo", "background_desktop", "background_mobile", "background_thumbnail"];

/** Uploads a picture of one colour; later edits use it. */
async function upload(api: TestApp, { pictures }: EditState, use: string, color: number) {
  const { cookie, headers } = signedInAs("owner");
  const bytes = await makePicture(30, 20, `#${color.toString(16).padStart(6, "0").slice(-6)}`);
  const path =
    use === "product"
      ? "/ms-menu/companies/tacos/pictures"
      : `/ms-settings/companies/tacos/pictures/${use}`;
  const response = await api.raw(path, {
    method: "POST",
    headers: { ...headers, cookie: cookie ?? "", "content-type": "image/png" },
    body: new Uint8Array(bytes),
  });
  const body = (await response.json()) as Sent["body"] & { source: string };
  if (response.status === 200) pictures.set(use, [body.source, ...(pictures.get(use) ?? [])]);
  return { status: response.status, body: {} };
}
