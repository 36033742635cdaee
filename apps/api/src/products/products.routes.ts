import { listCategories } from "../companies/list-categories.ts";
import type { ApiContext } from "../context/deps.ts";
import type { Serve } from "../http/serve.ts";

export function productRoutes(serve: Serve, context: ApiContext): void {
  /** 404 `company_not_found`. */
  serve("listCategories", ({ params }) => listCategories(context, params.companyId));
}
