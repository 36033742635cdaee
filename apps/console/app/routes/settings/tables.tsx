import type { PageHandle } from "../../layout/page-handle.ts";
import { guestOrigin } from "../../server/guest-site.server.ts";
import { guestWords } from "../../server/guest-words.server.ts";
import { publicApiOf } from "../../server/public-api.server.ts";
import { configContext } from "../../server/server-context.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import { TablesPage } from "../../settings/tables/tables-page.tsx";
import type { Route } from "./+types/tables";

export const handle = { permission: "settings.read" } satisfies PageHandle;

/** The tables, and where their codes lead. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  const read = (section: "tables" | "site") =>
    orPage(api("readSettings", { params: { companyId, section } }));
  const [initial, site, company] = await Promise.all([
    read("tables"),
    read("site"),
    orPage(publicApiOf(context)("readCompany", { params: { companyId } })),
  ]);
  return {
    initial,
    origin: guestOrigin(site.value, context.get(configContext).originOf),
    words: await guestWords(request, company),
  };
}

export default function Tables({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <TablesPage key={companyId} companyId={companyId} {...loaderData} />;
}
