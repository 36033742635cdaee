import { test as base } from "./test.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** A test at a server of its own, which it may interrupt. */
export const test = base.extend<{ dedicatedServer: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  dedicatedServer: async ({}, use) => {
    const { E2E_PORT, E2E_DATA_DIR } = process.env;
    const server = await startTestServer({ name: "live", env: { DEMO: "off" } });
    // A worker runs one test at a time: for as long as this one runs, its server is the server.
    process.env.E2E_PORT = String(server.port);
    process.env.E2E_DATA_DIR = server.dataDir;
    await use(server);
    Object.assign(process.env, { E2E_PORT, E2E_DATA_DIR });
    await server.stop();
  },
});
