import { Id } from "@comanda/contract/fields/field-schemas";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { runInCompanyShare } from "../../db/use/database-use.ts";
import { answerProblem } from "../../http/answer-problem.ts";
import { readJsonBody } from "../../http/json-body.ts";
import { refuseOtherMethods } from "../../http/refuse-other-methods.ts";
import type { HttpEnv, RequestBindings } from "../../http/request-env.ts";
import { tooManyRequests } from "../../http/with-rate-limit.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { PrinterRow } from "../settings/printers.store.ts";
import { admitPrinter, type PrinterDeps, tokenOfHeader } from "./admit-printer.ts";
import { confirmCloudPrnt, fetchCloudPrnt, pollCloudPrnt } from "./cloudprnt.ts";

const Poll = v.object({
  statusCode: v.optional(v.string()),
  printingInProgress: v.nullish(v.boolean(), false),
});

/**
 * The endpoint of printers that ask for their tickets themselves (Star CloudPRNT): POST polls, GET
 * fetches, DELETE confirms. The token stands in the path, or is the password of basic access.
 */
export function cloudPrntRoutes(app: Hono<HttpEnv>, deps: PrinterDeps): void {
  for (const path of ["/ms-printing/cloudprnt/:token", "/ms-printing/cloudprnt"]) {
    const asPrinter =
      (work: (printer: PrinterRow, c: Context<HttpEnv>) => Promise<Response | Refusal>) =>
      async (c: Context<HttpEnv>) => {
        const token = c.req.param("token") ?? tokenOfHeader(c.req.header("authorization"));
        const bindings: RequestBindings | undefined = c.env;
        const visitorAddress = bindings?.visitorAddress;
        const printer = await admitPrinter(deps, { token, visitorAddress });
        if (typeof printer === "number") return answerProblem(c, tooManyRequests(c, printer));
        if (printer instanceof Refusal) {
          c.header("www-authenticate", 'Basic realm="printer"');
          return answerProblem(c, printer);
        }
        const answer = await runInCompanyShare(printer.company_id, () => work(printer, c));
        return answer instanceof Refusal ? answerProblem(c, answer) : answer;
      };

    app.post(
      path,
      asPrinter(async (printer, c) => {
        const body = await readJsonBody(c.req.raw);
        if (body instanceof Refusal) return body;
        const poll = v.safeParse(Poll, body);
        if (!poll.success) return new Refusal("invalid_body");
        return c.json(await pollCloudPrnt(deps, printer, poll.output));
      }),
    );
    app.get(
      path,
      asPrinter(async (printer, c) => {
        const { token, type } = c.req.query();
        if (!mayBeToken(token)) return new Refusal("print_job_not_found");
        const found = await fetchCloudPrnt(deps, printer, { token, type });
        if (found instanceof Refusal) return found;
        return c.body(found.body, 200, { "content-type": found.type });
      }),
    );
    app.delete(
      path,
      asPrinter(async (printer, c) => {
        const { token, code } = c.req.query();
        if (!mayBeToken(token)) return new Refusal("print_job_not_found");
        const refused = await confirmCloudPrnt(deps, printer, { token, code });
        return refused ?? c.body(null, 200);
      }),
    );
    refuseOtherMethods(app, path, ["POST", "GET", "DELETE"]);
  }
}

/** Whether a ticket's token can be one of ours; older printers send none. */
function mayBeToken(token: string | undefined): boolean {
  return token === undefined || v.is(Id, token);
}
