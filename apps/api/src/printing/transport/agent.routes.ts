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
import { nextAgentJob, reportAgentJob } from "./agent.ts";
import { WaitingAgents } from "./waiting-agents.ts";

const Status = v.nullish(
  v.picklist(["ready", "paper_out", "cover_open", "offline", "error"]),
  null,
);

const Next = v.object({ status: Status });

const Report = v.object({
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  outcome: v.picklist(["confirmed", "sent", "printing", "not_printed", "unknown"]),
  status: Status,
});

/** Seconds after which an agent may ask again: one of the requests that wait for a ticket has ended by then. */
const ASK_AGAIN_S = 5;

/** The calls of `comanda print-agent`, which shows its printer's token as a bearer. */
export function agentRoutes(app: Hono<HttpEnv>, deps: PrinterDeps): void {
  const waiting = new WaitingAgents();
  const next = "/ms-printing/agent/next";
  const report = "/ms-printing/agent/jobs/:jobId";

  app.post(next, async (c) => {
    const request = await admit(c, Next);
    if (request instanceof Refusal) return answerProblem(c, request);
    const { printer, body } = request;
    const answer = await waiting.run(`${printer.company_id} ${printer.id}`, async () => ({
      printer: printer.name,
      job: await nextAgentJob(deps, printer, { status: body.status, isGone: c.req.raw.signal }),
    }));
    return answer ? c.json(answer) : answerProblem(c, tooManyRequests(c, ASK_AGAIN_S));
  });

  app.post(report, async (c) => {
    const request = await admit(c, Report);
    if (request instanceof Refusal) return answerProblem(c, request);
    const { printer, body } = request;
    const id = c.req.param("jobId");
    if (!v.is(Id, id)) return answerProblem(c, new Refusal("print_job_not_found"));
    const noted = await runInCompanyShare(printer.company_id, () =>
      reportAgentJob(deps, printer, id, body),
    );
    return noted instanceof Refusal ? answerProblem(c, noted) : c.json({ noted });
  });

  for (const path of [next, report]) refuseOtherMethods(app, path, ["POST"]);

  async function admit<Schema extends v.GenericSchema>(
    c: Context<HttpEnv>,
    schema: Schema,
  ): Promise<{ printer: PrinterRow; body: v.InferOutput<Schema> } | Refusal> {
    const token = tokenOfHeader(c.req.header("authorization"));
    const bindings: RequestBindings | undefined = c.env;
    const visitorAddress = bindings?.visitorAddress;
    const printer = await admitPrinter(deps, { token, visitorAddress });
    if (typeof printer === "number") return tooManyRequests(c, printer);
    if (printer instanceof Refusal) return printer;
    const body = await readJsonBody(c.req.raw);
    if (body instanceof Refusal) return body;
    const parsed = v.safeParse(schema, body);
    return parsed.success ? { printer, body: parsed.output } : new Refusal("invalid_body");
  }
}
