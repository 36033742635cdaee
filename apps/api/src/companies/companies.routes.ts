import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { readDeliveryCost } from "../delivery/read-delivery-cost.ts";
import type { Serve } from "../http/call-handler.ts";
import { preferredLanguage } from "../http/preferred-language.ts";
import { Refusal } from "../shared/refusal.ts";
import { findCompanyByHost } from "./find-host.ts";
import { listCategories } from "./list-categories.ts";
import { readCompany } from "./read-company.ts";

export function companyRoutes(serve: Serve, context: ApiContext): void {
  /** 404 `host_not_found`. */
  serve("findHost", ({ params }) => findCompanyByHost(context, params.host));

  /** 404 `company_not_found`. */
  serve("readCompany", ({ params }) => readCompany(context, params.companyId));

  /** 404 `company_not_found`. */
  serve("readEcommerceSettings", async ({ params }) => {
    const catalog = await readCatalog(context, params.companyId);
    return catalog instanceof Refusal ? catalog : catalog.settings;
  });

  /** 404 `company_not_found`. The texts are in the language that the request prefers. */
  serve("listCategories", ({ params }, c) => {
    c.header("vary", "Accept-Language", { append: true });
    const language = preferredLanguage(c.req.header("accept-language"));
    return listCategories(context, params.companyId, language);
  });

  /** Refusals as in `readDeliveryCost`. */
  serve("readDeliveryAreaCost", ({ params, query }) =>
    readDeliveryCost(context, params.companyId, query),
  );
}
