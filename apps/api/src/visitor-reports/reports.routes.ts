import type { ApiContext } from "../context/api-context.ts";
import { withIdempotency } from "../db/with-idempotency.ts";
import type { Serve } from "../http/call-handler.ts";
import { answerIdempotent } from "../http/idempotent-answer.ts";
import { countVisit } from "./count-visit.ts";
import { reportAbuse } from "./report-abuse.ts";

/** Registers the calls that report abuse of a company's pages. */
export function reportRoutes(serve: Serve, context: ApiContext): void {
  /** 201 with the report's id; 404 `company_not_found`, 422 `idempotency_key_reused`. */
  serve("reportAbuse", async ({ body, idempotentRequest }, c) => {
    const request = { ...idempotentRequest, companyId: body.company_id };
    const result = await withIdempotency(context.db, request, (db) =>
      reportAbuse({ ...context, db }, body),
    );
    return answerIdempotent(c, result);
  });

  /** 204; refusals as in `countVisit`. */
  serve("countVisit", ({ query }) => countVisit(context, query.company_id, query.date));
}
