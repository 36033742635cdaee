import type { PageHandle } from "../../layout/page-handle.ts";
import { companyColors } from "../../parts/prints/company-colors.ts";
import { accentOf } from "../../server/accent-of.server.ts";
import { memberContext } from "../../server/company-page.server.ts";
import { guestOrigin } from "../../server/guest-site.server.ts";
import { guestWords } from "../../server/guest-words.server.ts";
import { publicApiOf } from "../../server/public-api.server.ts";
import { configContext } from "../../server/server-context.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { tablesIn } from "../../settings/tables/draft/table-list.ts";
import { PrintPage } from "../../settings/tables/print/print-page.tsx";
import type { Route } from "./+types/tables-print";

export const handle = { permission: "settings.read" } satisfies PageHandle;

/** The stored tables, where their codes lead, and how the restaurant looks to guests. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const { company: own } = context.get(memberContext);
  const [staffApi, publicApi] = [staffApiOf(context, request), publicApiOf(context)];
  const params = { companyId };
  const read = (section: "tables" | "site") =>
    orPage(staffApi("readSettings", { params: { companyId, section } }));
  const [tables, site, company, settings, setup] = await Promise.all([
    read("tables"),
    read("site"),
    orPage(publicApi("readCompany", { params })),
    orPage(publicApi("readEcommerceSettings", { params })),
    own.inSetup ? orPage(staffApi("readSetup", { params })) : null,
  ]);
  const { storageUrl, originOf } = context.get(configContext);
  const file = company.logo_thumbnail_url;
  return {
    tables: tablesIn(tables.value),
    setup,
    origin: guestOrigin(site.value, originOf),
    words: await guestWords(request, company),
    look: {
      companyName: company.name,
      logo: file ? `${storageUrl}/companies/logos/thumbnails/${file}` : null,
      ...companyColors(accentOf(settings)),
    },
  };
}

export default function TablesPrint({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <PrintPage key={companyId} companyId={companyId} {...loaderData} />;
}
