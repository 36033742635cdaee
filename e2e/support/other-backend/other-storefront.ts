import { readFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { repositoryRoot } from "../repository-root.ts";
import { startTestServer } from "../test-server.ts";
import { type OtherBackend, startOtherBackend } from "./other-backend.ts";

/** The built storefront in front of the other backend, with no API of ours between. */
export type OtherStorefront = {
  backend: OtherBackend;
  port: number;
  /** A page as the server sends it. */
  fetchPage: (host: string, path: string) => Promise<FetchedPage>;
  /** All lines that the storefront's process has logged, whole. */
  readLogLines: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type FetchedPage = { status: number; headers: http.IncomingHttpHeaders; html: string };

/** Starts both; `name` names the log in test-results, which is this process's own. */
export async function startOtherStorefront(name: string): Promise<OtherStorefront> {
  const backend = await startOtherBackend();
  const log = `${name}-${process.pid}`;
  const { port, stop } = await startTestServer({
    name: log,
    env: { API_URL: backend.url, API_LEGACY_URL: backend.url, RATE_LIMITS: "off" },
  });
  return {
    backend,
    port,
    fetchPage: (host, to) => get(port, host, to),
    readLogLines: async () => {
      const text = await readFile(path.join(repositoryRoot, "test-results", `${log}.log`), "utf8");
      return text.split("\n");
    },
    close: async () => {
      await stop();
      await backend.close();
    },
  };
}

/** By the server's own address: a browser knows *.localhost by itself, this process need not. */
function get(port: number, host: string, to: string): Promise<FetchedPage> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, "accept-language": "es-MX" };
    const request = http.get({ host: "127.0.0.1", port, path: to, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const { statusCode = 0, headers } = answer;
        resolve({ status: statusCode, headers, html: Buffer.concat(parts).toString("utf8") });
      });
    });
    request.on("error", reject);
  });
}
