import { test as base } from "./test.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** A test with its own server, which it may restart. */
export const test = base.extend<{ dedicatedServer: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  dedicatedServer: async ({}, use) => {
    const { E2E_PORT, E2E_DATA_DIR } = process.env;
    const server = await startTestServer({ name: "live", env: { DEMO: "off" } });
    // A worker runs one test at a time: until this test ends, all functions of `e2e/support` use its server.
    process.env.E2E_PORT = String(server.port);
    process.env.E2E_DATA_DIR = server.dataDir;
    await use(server);
    Object.assign(process.env, { E2E_PORT, E2E_DATA_DIR });
    await server.stop();
  },
});
