import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { BENCH_COMPANY_ID, hostOf } from "../../bench/bench-company.ts";
import { runComandaCommand } from "../../bench/processes.ts";

/** Sends a call as a company's owner; throws when it is refused. */
export type StaffSession = {
  send<Answer>(method: "GET" | "POST", path: string, body?: object): Promise<Answer>;
  /** The cookies of the session. */
  cookie: () => string;
};

const CONSOLE = "console.localhost";

/** Makes an owner of the company at a host, by default the benchmarks', and signs them in. */
export async function joinAsOwner(
  port: number,
  env: Record<string, string>,
  host = hostOf(BENCH_COMPANY_ID),
): Promise<StaffSession> {
  const invite = ["staff", "invite", "--host", host, "--role", "owner"];
  const token = /#(\S+)/u.exec(await runComandaCommand(invite, env))?.[1];
  const account = { name: "Ana", email: "ana@bench.test", password: "Salsa verde 1234" };
  let cookie = "";
  async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const headers = {
      host: CONSOLE,
      origin: `http://${CONSOLE}`,
      cookie,
      ...(body && { "content-type": "application/json" }),
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: "127.0.0.1", port, method, path, headers }, resolve)
        .on("error", reject)
        .end(body && JSON.stringify(body));
    });
    const received = await text(answer);
    if (answer.statusCode !== 200)
      throw new Error(`${method} ${path}: ${answer.statusCode} ${received}`);
    const cookies = answer.headers["set-cookie"] ?? [];
    if (cookies.length > 0) cookie = cookies.map((line) => line.split(";")[0]).join("; ");
    return JSON.parse(received);
  }
  await send("POST", "/auth/invitation/accept", { token, account });
  return { send, cookie: () => cookie };
}
