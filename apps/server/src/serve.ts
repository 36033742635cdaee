import { createServer } from "node:http";
import path from "node:path";
import { createApp } from "@comanda/api/app";
import { listCompanies } from "@comanda/api/companies/list-companies";
import { readMenuVersion } from "@comanda/api/companies/menu-version";
import { openDatabase } from "@comanda/api/db/connect";
import { forgetKeys } from "@comanda/api/db/forget-keys";
import { migrate } from "@comanda/api/db/migrate";
import { errorFacts } from "@comanda/api/error-facts";
import { Limiter } from "@comanda/api/limits/limiter";
import { createOrderFeed, type OrderFeed } from "@comanda/api/notifications/order-feed";
import { createDueQuestions } from "@comanda/api/payments/ask-due";
import { createPaymentContext } from "@comanda/api/payments/context";
import { giveUpDue } from "@comanda/api/payments/release-lapsed";
import { makeMissingIcons } from "@comanda/api/pictures/missing-icons";
import { getRequestListener } from "@hono/node-server";
import { type Logger, pino } from "pino";
import { loggedReader } from "./answer-log.ts";
import { type Backend, localBackend, remoteBackend } from "./backend.ts";
import { runCommand } from "./commands/program.ts";
import type { Config } from "./config.ts";
import { countedPages } from "./counted-pages.ts";
import { importDemo } from "./demo.ts";
import { asVisitorSent } from "./forwarded.ts";
import { createHttp } from "./http.ts";
import { listen } from "./http-server.ts";
import { type OpenPlaces, openPlaces } from "./open-places.ts";
import { openOperatorChannel } from "./operator.ts";
import { createPageCache, type PageCacheDeps } from "./page-cache.ts";
import { createPages, sharedPageOf } from "./pages.ts";
import { paymentSurroundings } from "./payment-surroundings.ts";
import { repeat } from "./repeat.ts";
import { readSecret } from "./secret.ts";
import { createSharedPages, type SharedPages } from "./shared-pages.ts";
import { shareQuestion } from "./shared-question.ts";
import { localSockets } from "./socket-local.ts";
import { remoteSockets } from "./socket-remote.ts";
import { isOrderSocket } from "./sockets.ts";
import type { Storefront } from "./storefront.ts";
import { untilCommit } from "./until-commit.ts";
import { version } from "./version.ts";
import { visitorOf } from "./visitor.ts";

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
  const limiter = config.rateLimits ? new Limiter() : null;
  if (!limiter) log.warn("RATE_LIMITS=off: nobody is kept from asking too much");
  const places = openPlaces(config, log);
  const { backend, feed, menuVersion, hosts, close } = config.api
    ? openRemote(remoteBackend(config.api, undefined, loggedReader(log)), places)
    : await openBackend(config, { log, limiter, places });
  const app = createHttp({
    backend,
    media: config.api ? null : path.join(config.dataDir, "media"),
    assets: storefront.assets,
    pages: createPages(storefront, { backend, config, log }),
    places: places.service,
    limiter,
    log,
  });
  const { trustProxy } = config;
  const visitor = (request: Parameters<typeof visitorOf>[0]) => visitorOf(request, trustProxy);
  const sockets = feed
    ? localSockets({ feed, limiter, visitorOf: visitor, log })
    : remoteSockets({ base: backend.base("ms-notifications"), visitorOf: visitor });
  const answer = getRequestListener((request, env) => {
    const bindings = { ...env, visitor: visitor(env.incoming) };
    return app.fetch(asVisitorSent(request, trustProxy), bindings);
  });
  const answerKept = sharedPages(storefront, menuVersion, {
    render: async ({ url, headers }) => app.fetch(new Request(url, { headers })),
    trustProxy,
  });
  const answerShared = limiter ? countedPages(answerKept, limiter, visitor) : answerKept;
  const { before } = storefront;
  const server = createServer({ shouldUpgradeCallback: isOrderSocket }, (request, response) => {
    const next = async () => {
      try {
        if (!(await answerShared(request, response))) await answer(request, response);
      } catch (error) {
        log.error(errorFacts(error as Error));
        response.destroy();
      }
    };
    if (before) before(request, response, next);
    else void next();
  });
  server.on("upgrade", sockets.upgrade);
  try {
    const listening = await listen(server, config.port, config.host);
    const closeAll = async () => {
      await storefront.close();
      await Promise.all([listening.close(), sockets.close()]);
      await close();
    };
    return { port: listening.port, hosts, close: closeAll };
  } catch (error) {
    await storefront.close();
    await close();
    throw error;
  }
}

type MenuVersion = (host: string) => Promise<string | null>;

/** What answers from kept pages; nothing does where nobody can tell whether they still hold. */
function sharedPages(
  storefront: Storefront,
  version: MenuVersion | null,
  { render, trustProxy }: Pick<PageCacheDeps, "render"> & { trustProxy: boolean },
): SharedPages {
  const sharedPage = sharedPageOf(storefront);
  if (!sharedPage || !version) return async () => false;
  return createSharedPages({ sharedPage, find: createPageCache({ version, render }), trustProxy });
}

const HOUR_MS = 3_600_000;
/** How soon a payment that is due is asked for, and an order that lapsed given up. */
const ASK_DUE_MS = 5_000;

type Opened = {
  backend: Backend;
  /** Null where another backend's are followed. */
  feed: OrderFeed | null;
  /** See `readMenuVersion`; null where nobody can tell, and so nothing is kept. */
  menuVersion: MenuVersion | null;
  hosts: string[];
  close: () => Promise<void>;
};

function openRemote(backend: Backend, places: OpenPlaces): Opened {
  const close = async () => places.close();
  return { backend, feed: null, menuVersion: null, hosts: [], close };
}

type Surroundings = { log: Logger; limiter: Limiter | null; places: OpenPlaces };

async function openBackend(
  config: Config,
  { log, limiter, places }: Surroundings,
): Promise<Opened> {
  const database = await openDatabase({ ...config, command: "comanda serve" });
  const { db, events, lock, commits } = database;
  try {
    const secret = readSecret(config.secretKey, config.dataDir);
    const payments = paymentSurroundings(config, secret);
    const deps = { db, events, payments, dataDir: config.dataDir, clock: () => new Date() };
    await database.alone(async () => {
      await migrate(db);
      await forgetKeys(db);
      if (config.demo) await importDemo(deps, (text) => log.info(text));
    });
    const { region } = config;
    const surroundings = { log, secret, limiter, places: places.forApi, version, region };
    const api = createApp({ ...deps, ...surroundings });
    const companies = await listCompanies(deps, 10);
    const operator =
      lock &&
      (await openOperatorChannel(({ argv, folder }, output) =>
        runCommand(argv, { folder, dataDir: config.dataDir, output, open: async () => deps }),
      ));
    if (operator) lock.announce(operator.address);
    const paymentContext = createPaymentContext({ ...deps, ...surroundings });
    const questions = createDueQuestions(paymentContext);
    const rounds = [
      repeat(() => forgetKeys(db), HOUR_MS, log),
      repeat(questions.round, ASK_DUE_MS, log),
      repeat(() => giveUpDue(paymentContext), ASK_DUE_MS, log),
    ];
    const closing = new AbortController();
    const icons = makeMissingIcons({ ...deps, log, signal: closing.signal }).catch((error: Error) =>
      log.error(errorFacts(error)),
    );
    const close = async () => {
      closing.abort();
      await Promise.all([icons, questions.stop(), ...rounds.map(({ stop }) => stop())]);
      await operator?.close();
      await database.close();
      places.close();
    };
    const hosts = companies.flatMap(({ hosts }) => hosts);
    const ask = shareQuestion((host) => readMenuVersion(deps, host));
    const menuVersion = commits ? untilCommit(ask, commits) : ask;
    const failed = (error: Error) => log.error(errorFacts(error));
    const feed = createOrderFeed({ ...deps, secret, failed });
    return { backend: localBackend(api, loggedReader(log)), feed, menuVersion, hosts, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
