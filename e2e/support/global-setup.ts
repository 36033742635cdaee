import { startTestServer } from "./test-server.ts";

/**
 * Starts the server of the tests, and stops it after all of them. The tests find it by E2E_PORT and
 * E2E_DATA_DIR; when E2E_PORT is given, that server is used.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_PORT) return undefined;
  const server = await startTestServer({ name: "e2e-server" });
  process.env.E2E_PORT = String(server.port);
  process.env.E2E_DATA_DIR = server.dataDir;
  return server.stop;
}
