import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type StubRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};

export type StubAnswer = { status: number; body: unknown };

/**
 * How the server fails. With `hang` and `reset` it does the work, but its answer never arrives; with `drip`
 * it sends one character after the other and never ends. With `500`, `429` and `refused` it does no work.
 */
export type StubFailure =
  | "none"
  | "refused"
  | "hang"
  | "drip"
  | "500"
  | "reset"
  | "429"
  | "rubbish"
  | "not_ours"
  | "huge"
  | "redirect";

export type StubServer = {
  url: URL;
  failure: StubFailure;
  /** Only requests whose path contains this fail. */
  failureOn: string;
  requests: StubRequest[];
  /** What was wrong with the requests; a test expects it empty. */
  faults: string[];
  close(): Promise<void>;
};

/** Makes the server fail from now on: requests whose path contains `failureOn`, by default all. */
export function setFailure(server: StubServer, failure: StubFailure, failureOn = ""): void {
  server.failure = failure;
  server.failureOn = failureOn;
}

/** Answers like a provider, on a port of this machine. `work` does the work and answers, or refuses. */
export async function startStubServer(
  work: (asked: StubRequest, failure: StubFailure) => StubAnswer,
): Promise<StubServer> {
  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const server: StubServer = {
    url: new URL("http://127.0.0.1/"),
    failure: "none",
    failureOn: "",
    requests: [],
    faults: [],
    close: () => {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const stubRequest = await read(request);
    server.requests.push(stubRequest);
    const failure = stubRequest.path.includes(server.failureOn) ? server.failure : "none";
    const { status, body } = work(stubRequest, failure);
    send(response, failure, { asked: stubRequest, status, body });
  }

  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  server.url = new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`);
  return server;
}

function send(
  response: ServerResponse,
  failure: StubFailure,
  { asked, status, body }: StubAnswer & { asked: StubRequest },
): void {
  switch (failure) {
    case "hang":
      return;
    case "drip": {
      const drops = setInterval(() => response.write(" "), 20);
      response.once("close", () => clearInterval(drops));
      return;
    }
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "huge":
      response.end(JSON.stringify({ filling: "x".repeat(1_000_000) }));
      return;
    case "redirect":
      response.writeHead(302, { location: "/elsewhere" }).end();
      return;
    case "rubbish":
      response.end(`<html>${echo(asked)}</html>`);
      return;
    case "not_ours":
      response.end(JSON.stringify({ code: echo(asked), id: 1 }));
      return;
    default:
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
  }
}

async function read(request: IncomingMessage): Promise<StubRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

/**
 * Returns an error that quotes the whole request, with keys and phones: real errors quote parts of
 * it.
 */
export function echo({ headers, body }: StubRequest): string {
  return `${Object.values(headers).join(" ")} ${decodeURIComponent(body.replaceAll("+", " "))}`;
}

/** Remembers answers by key, as providers do: returns the first answer again, also a refusal. */
export function rememberedAnswers() {
  const answers = new Map<string, StubAnswer & { sent: string }>();
  return (key: string, sent: string, work: () => StubAnswer, changed?: StubAnswer): StubAnswer => {
    const firstAnswer = answers.get(key);
    if (firstAnswer) return changed && firstAnswer.sent !== sent ? changed : firstAnswer;
    const answered = work();
    answers.set(key, { ...answered, sent });
    return answered;
  };
}
