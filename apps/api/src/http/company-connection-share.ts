import { runForCompany } from "../db/postgres/database-use.ts";
import type { Serve } from "./call-handler.ts";

/**
 * Binds calls so that what their handlers ask of the database counts as the company's that the request
 * names, and no company takes the connections of the others (decision 33).
 */
export function countedPerCompany(serve: Serve): Serve {
  return (name, handler) =>
    serve(name, (request, c) => {
      const companyId = companyOf(request);
      return companyId ? runForCompany(companyId, () => handler(request, c)) : handler(request, c);
    });
}

type Named = { companyId?: unknown; company_id?: unknown };

/**
 * The company whose data a request is about: of its path, else of its body, and of its query only for a
 * call that has neither. What a call does not read cannot choose whose share it uses.
 */
function companyOf({ params, body, query }: Record<"params" | "body" | "query", unknown>) {
  const [path, sent, asked] = [params, body, query] as (Named | null | undefined)[];
  const id = path?.companyId ?? sent?.company_id ?? (sent ? undefined : asked?.company_id);
  return typeof id === "string" ? id : null;
}
