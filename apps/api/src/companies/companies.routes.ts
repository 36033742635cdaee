import type { ApiContext } from "../context/deps.ts";
import { readDeliveryCost } from "../delivery/read-delivery-cost.ts";
import type { Serve } from "../http/serve.ts";
import { Refusal } from "../shared/refusal.ts";
import { findCompanyByHost } from "./find-host.ts";
import { readCatalog, readCompany } from "./read-company.ts";

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

  /** Refusals as in `readDeliveryCost`. */
  serve("readDeliveryAreaCost", ({ params, query }) =>
    readDeliveryCost(context, params.companyId, query),
  );
}
