import { rm } from "node:fs/promises";
import { makeTemporaryFolder, startTestServer } from "./test-server.ts";

/**
 * Starts the tests' server; the answer stops it. The tests find it by E2E_PORT and E2E_DATA_DIR, and what
 * it prints by E2E_LOG. When E2E_PORT is set, the tests use that server instead. First an empty database is
 * made in E2E_EMPTY_DATA: each server of the tests starts with a copy of it, and with the code that Node
 * has compiled for the servers before it (E2E_COMPILED).
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_PORT) return undefined;
  const compiled = await makeTemporaryFolder();
  process.env.E2E_COMPILED = compiled;
  const empty = await startTestServer({ name: "e2e-empty", env: { DEMO: "off" } });
  const stop = async () => {
    await empty.stop();
    await rm(compiled, { recursive: true, force: true });
  };
  await empty.interrupt();
  process.env.E2E_EMPTY_DATA = empty.dataDir;
  try {
    const server = await startTestServer({ name: "e2e-server" });
    process.env.E2E_PORT = String(server.port);
    process.env.E2E_DATA_DIR = server.dataDir;
    process.env.E2E_LOG = server.log;
    return async () => {
      await server.stop();
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
