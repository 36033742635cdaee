import type { MenuGroup } from "@comanda/contract/menu/menu-parts";
import type { RouterContextProvider } from "react-router";
import { accentOf } from "../server/accent-of.server.ts";
import { publicApiOf } from "../server/public-api.server.ts";
import { configContext } from "../server/server-context.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import type { Menu, MenuPlace } from "./data/menu-types.ts";

type LoadedMenu = { menu: Menu; place: MenuPlace };

/** The menu, with the currency and the colour that guests see it in. */
export async function loadMenu(
  context: Readonly<RouterContextProvider>,
  request: Request,
  companyId: string,
): Promise<LoadedMenu> {
  const { menu, place } = await loadMenuWithGroups(context, request, companyId);
  return { menu, place };
}

/** The menu, and its modifier groups with the revisions by which they are changed. */
export async function loadMenuWithGroups(
  context: Readonly<RouterContextProvider>,
  request: Request,
  companyId: string,
): Promise<LoadedMenu & { groups: MenuGroup[] }> {
  const params = { companyId };
  const publicApi = publicApiOf(context);
  const [menu, company, settings] = await Promise.all([
    orPage(staffApiOf(context, request)("readMenu", { params })),
    orPage(publicApi("readCompany", { params })),
    orPage(publicApi("readEcommerceSettings", { params })),
  ]);
  const { categories, picture_urls, modifier_groups } = menu;
  return {
    groups: modifier_groups,
    menu: { categories, picture_urls, currency: company.currency },
    place: {
      companyId,
      storageUrl: context.get(configContext).storageUrl,
      accent: accentOf(settings),
      timezone: company.timezone,
      language: company.language,
    },
  };
}
