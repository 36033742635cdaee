import { startTestServer } from "./test-server.ts";

/**
 * Starts the tests' server; the answer stops it. The tests find it by E2E_PORT and E2E_DATA_DIR, and what
 * it prints by E2E_LOG. When E2E_PORT is set, the tests use that server instead. Servers without a demo
 * start with a copy of the empty database of E2E_EMPTY_DATA, which is made meanwhile.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_PORT) return undefined;
  const [server, empty] = await Promise.all([
    startTestServer({ name: "e2e-server" }),
    startTestServer({ name: "e2e-empty", env: { DEMO: "off" } }),
  ]);
  await empty.interrupt();
  process.env.E2E_PORT = String(server.port);
  process.env.E2E_DATA_DIR = server.dataDir;
  process.env.E2E_LOG = server.log;
  process.env.E2E_EMPTY_DATA = empty.dataDir;
  return async () => {
    await Promise.all([server.stop(), empty.stop()]);
  };
}
