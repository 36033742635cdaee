import type { Context } from "../deps.ts";
import type { Serve } from "../http/serve.ts";
import { listCategories } from "./list-categories.ts";

export function productRoutes(serve: Serve, context: Context): void {
  /** 404 `company_not_found`. */
  serve("listCategories", ({ params }) => listCategories(context, params.companyId));
}
