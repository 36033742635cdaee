import type { BoardFeed } from "@comanda/api/board/board-feed";
import type { OrderWork } from "@comanda/api/context/admit-order";
import type { PoolUse } from "@comanda/api/db/postgres/guarded-pool";
import type { PagePositions } from "@comanda/api/db/standby/page-positions";
import type { RateLimiter } from "@comanda/api/limits/limiter";
import type { Backlog } from "@comanda/api/monitoring/backlog.store";
import type { FindStaffMember } from "@comanda/api/staff/staff-member";
import type { FindAccount } from "@comanda/console/app/server/server-context.ts";
import type { Logger } from "pino";
import type { Backend } from "./backend/backend.ts";
import type { ServerFiles } from "./config/open-files.ts";
import type { ConsoleLinks } from "./lifecycle/console-links.ts";
import type { ServerMetrics } from "./metrics/metrics.ts";
import type { Gate } from "./overload/gate.ts";
import type { MenuVersionReader } from "./page-cache/menu-version-reader.ts";
import type { OpenPlaces } from "./places/open-places.ts";
import type { VisitorFeed } from "./sockets/visitor-feed.ts";
import type { Tracing } from "./tracing/tracing.ts";

/** What a backend is opened with: parts of the process that the sites use too. */
export type BackendDeps = {
  log: Logger;
  limiter: RateLimiter | null;
  places: OpenPlaces;
  metrics: ServerMetrics;
  tracing: Tracing;
  files: ServerFiles;
  /** Admits orders in their turn. */
  orders: Gate<OrderWork>;
};

/** What the sites, the sockets and the operators' port of a process work with. */
export type OpenedBackend = {
  backend: Backend;
  /** The device that the cookies prove; null for another backend, which proves it itself. */
  deviceOf: (cookies: string | undefined) => string | null;
  /** Null for another backend: its feeds are followed over the network. */
  local: LocalFeeds | null;
  /** Null for another backend: its menus may change unnoticed, so no page is cached. */
  menuVersion: MenuVersionReader | null;
  /** What a standby must have for pages; null without a standby. */
  pagePositions: PagePositions | null;
  /** The account that a request of the console proves; null for a visitor who is signed out. */
  findAccount: FindAccount;
  /** Host names of the first companies; empty for another backend. */
  hosts: string[];
  /** The links that open the console for the first time; none for another backend. */
  consoleLinks: ConsoleLinks;
  /** How the connections to the database are used; null without a pool of them. */
  poolUse: (() => PoolUse) | null;
  /** What is due in the database; null for another backend. */
  backlog: (() => Promise<Backlog | null>) | null;
  /** Whether the database answers; another backend has its own. */
  isDatabaseReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** What the sockets of this process follow, and who may. */
export type LocalFeeds = {
  visitorFeed: VisitorFeed;
  boardFeed: BoardFeed;
  findMember: FindStaffMember;
};
