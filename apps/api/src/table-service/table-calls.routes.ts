import type { ApiContext } from "../context/api-context.ts";
import type { Serve } from "../http/call-handler.ts";
import { setDeviceCookie } from "../http/device-cookie.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { Refusal } from "../shared/refusal.ts";
import { answerTableCall } from "./answer-table-call.ts";
import { callFromTable } from "./call-from-table.ts";
import { readTableCalls, type TableCallsContext } from "./read-table-calls.ts";

type Context = TableCallsContext & Pick<ApiContext, "catalogCache">;

/** Serves what guests call for at a table; refusals as in each use case. */
export function tableCallRoutes(serve: Serve, context: Context): void {
  serve("readTableCalls", ({ params }) => readTableCalls(context, params));
  /** A visitor without a device gets one: a guest may call before they order. */
  serve("callFromTable", async ({ params, body, device, newVisitorDevice }, c) => {
    const request = { ...body, device: device ?? newVisitorDevice };
    const answer = await callFromTable(context, params, request);
    if (device === null && !(answer instanceof Refusal))
      setDeviceCookie(c, context.secret, newVisitorDevice);
    return answer;
  });
}

/** Serves how staff answer calls from tables; refusals as in the use case. */
export function staffTableCallRoutes(
  serveStaff: ServeStaff,
  context: Pick<Context, "db" | "clock" | "events" | "log">,
): void {
  serveStaff("answerTableCall", ({ member, params }) =>
    answerTableCall(context, member, params.callId),
  );
}
