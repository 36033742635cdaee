import { createServer } from "node:http";
import path from "node:path";
import { createApp } from "@comanda/api/app";
import { listCompanies } from "@comanda/api/companies/list-companies";
import { openDatabase } from "@comanda/api/db/connect";
import { forgetKeys } from "@comanda/api/db/forget-keys";
import { migrate } from "@comanda/api/db/migrate";
import { errorFacts } from "@comanda/api/http/error-facts";
import { getRequestListener } from "@hono/node-server";
import { type Logger, pino } from "pino";
import { type Backend, localBackend, remoteBackend } from "./backend.ts";
import { runCommand } from "./commands/program.ts";
import type { Config } from "./config.ts";
import { importDemo } from "./demo.ts";
import { asVisitorSent } from "./forwarded.ts";
import { createHttp } from "./http.ts";
import { listen } from "./http-server.ts";
import { openOperatorChannel } from "./operator.ts";
import { createPages } from "./pages.ts";
import { readSecret } from "./secret.ts";
import type { Storefront } from "./storefront.ts";
import { version } from "./version.ts";

export type Running = {
  port: number;
  /** Host names at which a company is served; not all of them when there are many. */
  hosts: string[];
  /** Finishes the requests that run, then closes the database. */
  close: () => Promise<void>;
};

/** Opens the database, fills an empty one with the demo, and serves everything on one port. */
export async function serve(config: Config, storefront: Storefront): Promise<Running> {
  const log = pino({ level: config.logLevel, base: null });
  const { backend, hosts, close } = config.api
    ? { backend: remoteBackend(config.api), hosts: [], close: async () => undefined }
    : await openBackend(config, log);
  const app = createHttp({
    backend,
    media: config.api ? null : path.join(config.dataDir, "media"),
    assets: storefront.assets,
    pages: createPages(storefront, { backend, config }),
    log,
  });
  const answer = getRequestListener((request, env) =>
    app.fetch(asVisitorSent(request, config.trustProxy), env),
  );
  const { before } = storefront;
  const server = createServer((request, response) => {
    const next = () => void answer(request, response);
    if (before) before(request, response, next);
    else next();
  });
  try {
    const listening = await listen(server, config.port, config.host);
    const closeAll = async () => {
      await storefront.close();
      await listening.close();
      await close();
    };
    return { port: listening.port, hosts, close: closeAll };
  } catch (error) {
    await storefront.close();
    await close();
    throw error;
  }
}

const HOUR_MS = 3_600_000;

type Opened = { backend: Backend; hosts: string[]; close: () => Promise<void> };

async function openBackend(config: Config, log: Logger): Promise<Opened> {
  const database = await openDatabase({ ...config, command: "comanda serve" });
  const { db, events, lock } = database;
  const deps = { db, events, dataDir: config.dataDir, clock: () => new Date() };
  try {
    await database.alone(async () => {
      await migrate(db);
      await forgetKeys(db);
      if (config.demo) await importDemo(deps, (text) => log.info(text));
    });
    const secret = readSecret(config.secretKey, config.dataDir);
    const api = createApp({ ...deps, log, secret, version, region: config.region });
    const companies = await listCompanies(deps, 10);
    const operator =
      lock &&
      (await openOperatorChannel(({ argv, folder }, output) =>
        runCommand(argv, { folder, output, open: async () => deps }),
      ));
    if (operator) lock.announce(operator.address);
    const forget = () => forgetKeys(db).catch((error: Error) => log.error(errorFacts(error)));
    const hourly = setInterval(forget, HOUR_MS).unref();
    const close = async () => {
      clearInterval(hourly);
      await operator?.close();
      await database.close();
    };
    return { backend: localBackend(api), hosts: companies.flatMap(({ hosts }) => hosts), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
