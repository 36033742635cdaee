import { createLoggingReader, createRemoteBackend } from "./backend/backend.ts";
import { createNumberIds } from "./backend/number-ids.ts";
import type { BackendDeps, OpenedBackend } from "./backend-types.ts";
import type { Config } from "./config/read-config.ts";
import { openLocalBackend } from "./open-local-backend.ts";

/** Opens the API of this process with its database, or the one at `API_URL`. */
export async function openBackend(config: Config, deps: BackendDeps): Promise<OpenedBackend> {
  return config.api ? openRemoteBackend(config.api, deps) : openLocalBackend(config, deps);
}

function openRemoteBackend(
  api: NonNullable<Config["api"]>,
  { log, places }: BackendDeps,
): OpenedBackend {
  const numberIds = createNumberIds();
  const missing = new Set<string>();
  const onMissingCall = (call: string) => {
    if (missing.has(call)) return;
    missing.add(call);
    log.warn({ call }, "The backend does not have a call: pages do without it");
  };
  return {
    backend: createRemoteBackend(api, {
      numberIds,
      readAnswer: createLoggingReader(log, numberIds),
      onMissingCall,
    }),
    local: null,
    deviceOf: () => null,
    menuVersion: null,
    pagePositions: null,
    // Another backend has its own accounts.
    findAccount: async () => null,
    hosts: [],
    consoleLinks: { demo: null, claims: [] },
    poolUse: null,
    backlog: null,
    isDatabaseReady: async () => true,
    close: async () => places.close(),
  };
}
