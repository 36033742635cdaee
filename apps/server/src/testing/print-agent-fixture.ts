import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createApp } from "@comanda/api/app";
import { openKitchen, sendPrinting } from "@comanda/api/printing/testing/send-printing";
import { storedJobs } from "@comanda/api/printing/testing/stored-jobs.store";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { runPrintAgent } from "../print-agent/run-print-agent.ts";
import { createTicketSource } from "../print-agent/ticket-source.ts";
import { EmulatedPrinter } from "./emulated-printer.ts";

/** For what an agent does, on a busy machine too. */
export const PATIENCE = { timeout: 30_000 };
const TIMES = { answerMs: 1_000, lookMs: 20, confirmMs: 30_000, standstillMs: 60_000 };

/** A served API with a kitchen and its printer, renewed before each test of the file that makes it. */
export class PrintAgentFixture {
  api!: TestApp;
  origin!: URL;
  token!: string;
  printer!: EmulatedPrinter;
  stopping!: AbortController;
  #server!: Server;
  #agents: Promise<void>[] = [];

  constructor() {
    beforeAll(() => this.#serve());
    beforeEach(() => this.#openKitchen());
    afterEach(() => this.#stopAgents());
    afterAll(async () => {
      this.#server.closeAllConnections();
      this.#server.close();
      await this.api.close();
    });
  }

  /** Starts an agent. Several agents stand for several computers of the restaurant. */
  startAgent(
    signal = this.stopping.signal,
    {
      isSilent = false,
      say = (_: string): void => undefined,
      source = createTicketSource(this.origin, this.token),
    } = {},
  ): Promise<void> {
    const agent = runPrintAgent({
      source,
      printer: { host: "127.0.0.1", port: this.printer.port },
      signal,
      isSilent,
      say,
      times: TIMES,
      retryMs: 30,
    });
    this.#agents.push(agent);
    agent.catch(() => undefined);
    return agent;
  }

  jobStates = async () => (await storedJobs(this.api)).map(({ state }) => state);
  status = async () => (await sendPrinting(this.api, "printing")).body;
  printed = () => this.printer.papers.map(({ text, isCut }) => ({ text, isCut }));

  async #serve(): Promise<void> {
    this.api = await createTestApp();
    this.#server = createServer(
      getRequestListener((request) => createApp(this.api.deps).fetch(request)),
    );
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    this.origin = new URL(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
  }

  async #openKitchen(): Promise<void> {
    await this.api.reset();
    this.token = await openKitchen(this.api);
    this.printer = new EmulatedPrinter();
    await this.printer.start();
    this.stopping = new AbortController();
    this.#agents = [];
  }

  async #stopAgents(): Promise<void> {
    this.stopping.abort();
    this.printer.refill();
    await Promise.allSettled(this.#agents);
    await this.printer.die();
  }
}
