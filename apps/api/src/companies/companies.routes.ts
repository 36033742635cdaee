import { settingsInLanguage } from "@comanda/domain/company/settings-in-language";
import { offersSharedCarts } from "@comanda/domain/shared-cart/shared-cart";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { readDeliveryCost } from "../delivery/read-delivery-cost.ts";
import type { Serve } from "../http/call-handler.ts";
import { varyByLanguage } from "../http/preferred-language.ts";
import { Refusal } from "../shared/refusal.ts";
import { findCompanyByHost } from "./find-host.ts";
import { listCategories } from "./list-categories.ts";
import { readCompany } from "./read-company.ts";
import { withTakeawayTime } from "./with-takeaway-time.ts";

/** Registers the public calls that read a company, its settings and its menu. */
export function companyRoutes(serve: Serve, context: ApiContext): void {
  /** 404 `host_not_found`. */
  serve("findHost", ({ params }) => findCompanyByHost(context, params.host));

  /** 404 `company_not_found`. */
  serve("readCompany", ({ params }) => readCompany(context, params.companyId));

  /** 404 `company_not_found`. The texts are in the language that the request prefers. */
  serve("readEcommerceSettings", async ({ params }, c) => {
    const language = varyByLanguage(c);
    const catalog = await readCatalog(context, params.companyId);
    if (catalog instanceof Refusal) return catalog;
    const own = catalog.company.language ?? null;
    const settings = settingsInLanguage(catalog.settings, language ?? own ?? "", own);
    const timed = await withTakeawayTime(context, settings, catalog);
    return { ...timed, shared_carts: offersSharedCarts(settings) };
  });

  /** 404 `company_not_found`. The texts are in the language that the request prefers. */
  serve("listCategories", ({ params }, c) =>
    listCategories(context, params.companyId, varyByLanguage(c)),
  );

  /** Refusals as in `readDeliveryCost`. */
  serve("readDeliveryAreaCost", ({ params, query }) =>
    readDeliveryCost(context, params.companyId, query),
  );
}
