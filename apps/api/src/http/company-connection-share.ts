import { runInCompanyShare } from "../db/use/database-use.ts";
import type { Serve } from "./call-handler.ts";

/**
 * Binds calls so that the database use of their handlers counts for the company that the request
 * names: one company cannot use all connections (decision 33).
 */
export function countedPerCompany(serve: Serve): Serve {
  return (name, handler) =>
    serve(name, (request, c) => {
      const companyId = companyOf(request);
      return companyId
        ? runInCompanyShare(companyId, () => handler(request, c))
        : handler(request, c);
    });
}

type CompanyIds = { companyId?: unknown; company_id?: unknown };

/**
 * Returns the company that a request is about: of its path, else of its body, else of its query
 * when the call has neither. Fields that a call does not read must not choose whose share it uses.
 */
function companyOf({ params, body, query }: Record<"params" | "body" | "query", unknown>) {
  const [pathIds, bodyIds, queryIds] = [params, body, query] as (CompanyIds | null | undefined)[];
  const id =
    pathIds?.companyId ?? bodyIds?.company_id ?? (bodyIds ? undefined : queryIds?.company_id);
  return typeof id === "string" ? id : null;
}
