import { isFetchablePicture } from "@comanda/ui/web/external-picture-url.ts";
import type { RouterContextProvider } from "react-router";
import { guestOrigin } from "../../server/guest-site.server.ts";
import { guestWords } from "../../server/guest-words.server.ts";
import { publicApiOf } from "../../server/public-api.server.ts";
import { configContext } from "../../server/server-context.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import type { SetupPageProps } from "./setup-page.tsx";

/** Reads what all steps of the set-up show, and how guests see the restaurant now. */
export async function loadSetup(
  context: Readonly<RouterContextProvider>,
  request: Request,
  companyId: string,
): Promise<Omit<SetupPageProps, "companyId">> {
  const api = staffApiOf(context, request);
  const params = { companyId };
  const read = (section: keyof SetupPageProps["sections"] | "look" | "site") =>
    orPage(api("readSettings", { params: { companyId, section } }));
  const [setup, menu, company, site, look] = await Promise.all([
    orPage(api("readSetup", { params })),
    orPage(api("readMenu", { params })),
    orPage(publicApiOf(context)("readCompany", { params })),
    read("site"),
    read("look"),
  ]);
  const [place, hours, ordering, delivery, payments, tables] = await Promise.all([
    read("place"),
    read("hours"),
    read("ordering"),
    read("delivery"),
    read("payments"),
    read("tables"),
  ]);
  const { storageUrl, tiles, originOf } = context.get(configContext);
  const logo = company.logo_thumbnail_url;
  return {
    setup,
    menu,
    look,
    storageUrl,
    tiles,
    sections: { place, hours, ordering, delivery, payments, tables },
    currency: company.currency,
    timezone: company.timezone,
    words: await guestWords(request, company),
    origin: guestOrigin(site.value, originOf),
    logo:
      logo && isFetchablePicture(logo) && !logo.includes("/")
        ? `${storageUrl}/companies/logos/thumbnails/${encodeURIComponent(logo)}`
        : null,
  };
}
