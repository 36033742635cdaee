import type { ApiContext } from "../context/api-context.ts";
import type { Serve } from "../http/call-handler.ts";
import { Refusal } from "../shared/refusal.ts";
import { readPopular } from "./read-popular.ts";

/** Browsers and proxies may keep the answer so long: it changes once a day. */
const KEEP_SECONDS = 600;

/** Registers the public call for the products that sell best. */
export function popularRoutes(serve: Serve, context: ApiContext): void {
  /** 404 `company_not_found`. */
  serve("readPopularProducts", async ({ params }, c) => {
    const answer = await readPopular(context, params.companyId);
    if (!(answer instanceof Refusal)) c.header("cache-control", `public, max-age=${KEEP_SECONDS}`);
    return answer;
  });
}
