import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FetchedPage, fetchPage } from "../fetch-page.ts";
import { repositoryRoot } from "../repository-root.ts";
import { startTestServer } from "../test-server.ts";
import { type OtherBackend, startOtherBackend } from "./other-backend.ts";

/** The built storefront with the other backend as its API. */
export type OtherStorefront = {
  backend: OtherBackend;
  port: number;
  /** A page as the server sends it. */
  fetchPage: (host: string, path: string) => Promise<FetchedPage>;
  /** All complete lines of the storefront's log. */
  readLogLines: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** The provider's site, which the pages link to. */
export const PROVIDER_URL = "https://provider.example/home/";

/** The services that the storefront calls at the backend's old base. */
export const LEGACY_SERVICES = ["ms-clients", "ms-payments"];

/** Starts backend and storefront; `name` begins the name of the log in test-results. */
export async function startOtherStorefront(name: string): Promise<OtherStorefront> {
  const backend = await startOtherBackend();
  const log = `${name}-${process.pid}`;
  const { port, stop } = await startTestServer({
    name: log,
    env: {
      API_URL: backend.url,
      API_LEGACY_URL: backend.legacyUrl,
      API_LEGACY_SERVICES: LEGACY_SERVICES.join(),
      RATE_LIMITS: "off",
      PROVIDER_URL,
    },
  });
  return {
    backend,
    port,
    fetchPage: (host, path) => fetchPage({ port, host, path }),
    readLogLines: async () => {
      const text = await readFile(join(repositoryRoot, "test-results", `${log}.log`), "utf8");
      return text.split("\n");
    },
    close: async () => {
      await stop();
      await backend.close();
    },
  };
}
