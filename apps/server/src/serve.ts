import { createServer } from "node:http";
import path from "node:path";
import { createApp } from "@comanda/api/app";
import { openDatabase } from "@comanda/api/db/connect";
import { migrate } from "@comanda/api/db/migrate";
import { getRequestListener } from "@hono/node-server";
import { type Logger, pino } from "pino";
import { type Backend, localBackend, remoteBackend } from "./backend.ts";
import { runCommand } from "./commands/program.ts";
import type { Config } from "./config.ts";
import { importDemo } from "./demo.ts";
import { createHttp } from "./http.ts";
import { openOperatorChannel } from "./operator.ts";
import { createPages } from "./pages.ts";
import { readSecret } from "./secret.ts";
import type { Storefront } from "./storefront.ts";
import { version } from "./version.ts";

export type Running = { port: number; close: () => Promise<void> };

/** Opens the database, fills an empty one with the demo, and serves everything on one port. */
export async function serve(config: Config, storefront: Storefront): Promise<Running> {
  const log = pino({ level: config.logLevel, base: null });
  const { backend, close: closeBackend } = config.api
    ? { backend: remoteBackend(config.api), close: async () => undefined }
    : await openBackend(config, log);
  const app = createHttp({
    backend,
    media: config.api ? { url: config.api.url } : { folder: path.join(config.dataDir, "media") },
    assets: storefront.assets,
    pages: createPages(storefront.build, { backend, config, version }),
    log,
  });
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (storefront.before) storefront.before(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  }).catch(async (error) => {
    await closeBackend();
    throw error;
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : config.port,
    close: async () => {
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      // Those that wait for a next request would keep the server for as long as they like.
      server.closeIdleConnections();
      await ended;
      await closeBackend();
      await storefront.close();
    },
  };
}

async function openBackend(
  config: Config,
  log: Logger,
): Promise<{ backend: Backend; close: () => Promise<void> }> {
  const { db, events, lock, close } = await openDatabase({ ...config, command: "comanda serve" });
  const deps = { db, events, dataDir: config.dataDir, clock: () => new Date() };
  try {
    await migrate(db);
    if (config.demo) await importDemo(deps, (text) => log.info(text));
    const secret = readSecret(config.secretKey, config.dataDir);
    const api = createApp({ ...deps, log, secret, version, region: config.region });
    const operator =
      lock &&
      (await openOperatorChannel((argv, folder, output) =>
        runCommand(argv, { folder, output, open: async () => deps }),
      ));
    if (operator) lock.announce(operator.address);
    return {
      backend: localBackend(api),
      close: async () => {
        operator?.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

