import { startTestServer, type TestServer } from "./test-server.ts";

/**
 * Starts the tests' server; the answer stops it. The tests find it by E2E_PORT and E2E_DATA_DIR, and what
 * it prints by E2E_LOG. When E2E_PORT is set, the tests use that server instead. Servers without a demo
 * start with a copy of the empty database of E2E_EMPTY_DATA, which is made meanwhile.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_PORT) return undefined;
  const [server, empty] = await startBoth(
    startTestServer({ name: "e2e-server" }),
    startTestServer({ name: "e2e-empty", env: { DEMO: "off" } }),
  );
  await empty.interrupt();
  process.env.E2E_PORT = String(server.port);
  process.env.E2E_DATA_DIR = server.dataDir;
  process.env.E2E_LOG = server.log;
  process.env.E2E_EMPTY_DATA = empty.dataDir;
  return async () => {
    await Promise.all([server.stop(), empty.stop()]);
  };
}

/** Waits for both servers; when one fails to start, the other one stops before the error is thrown. */
async function startBoth(
  ...starts: [Promise<TestServer>, Promise<TestServer>]
): Promise<[TestServer, TestServer]> {
  for (const start of await Promise.allSettled(starts)) {
    if (start.status === "fulfilled") continue;
    await Promise.allSettled(starts.map(async (each) => (await each).stop()));
    throw start.reason;
  }
  return Promise.all(starts);
}
