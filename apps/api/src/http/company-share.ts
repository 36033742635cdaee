import { forCompany } from "../db/database-use.ts";
import type { Serve } from "./serve.ts";

/**
 * Binds calls so that what their handlers ask of the database counts as the company's that the request
 * names, and no company takes the connections of the others (decision 33).
 */
export function sharedByCompany(serve: Serve): Serve {
  return (name, handler) =>
    serve(name, (request, c) => {
      const companyId = companyOf(request);
      return companyId ? forCompany(companyId, () => handler(request, c)) : handler(request, c);
    });
}

/** The company that a request names, in its path, its body or its query. */
function companyOf({ params, body, query }: Record<"params" | "body" | "query", unknown>) {
  const named: { companyId?: unknown; company_id?: unknown } = Object.assign(
    {},
    query,
    body,
    params,
  );
  const id = named.companyId ?? named.company_id;
  return typeof id === "string" ? id : null;
}
