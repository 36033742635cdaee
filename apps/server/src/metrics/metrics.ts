import type { ApiMetrics } from "@comanda/api/context/api-metrics";
import type { FinishedQuery } from "@comanda/api/db/connect/database-handle";
import type { PoolUse } from "@comanda/api/db/postgres/guarded-pool";
import type { BucketOutcome } from "@comanda/api/files/bucket-fetch";
import type { Backlog } from "@comanda/api/monitoring/backlog.store";
import type { GateOutcome } from "../overload/gate.ts";

export type PageCacheResult = "hit" | "rendered" | "stale";

/** Where the gauges take their values from, each time the metrics are read. */
export type MetricSources = {
  /** Null for the embedded database and another backend. */
  poolUse: (() => PoolUse) | null;
  /** Null for another backend; its answer is null while the database is gone. */
  backlog: (() => Promise<Backlog | null>) | null;
  /** Open connections by kind. */
  sockets: () => Record<string, number>;
  /** Work at the gates, by kind. */
  gates: () => { kind: string; waiting: number }[];
  /** How many visitors and devices are counted. */
  rateLimitKeys: () => number;
  pageCacheBytes: () => number;
  /** Whether the bucket of the pictures answers; null without a bucket. */
  isBucketUp: (() => Promise<boolean>) | null;
};

/** What the server counts. Labels have only names that stand in the code: never a company, a person or a path. */
export type ServerMetrics = ApiMetrics & {
  countPage(page: {
    site: "storefront" | "console";
    route: string;
    method: string;
    status: number;
    seconds: number;
  }): void;
  countQuery(query: FinishedQuery): void;
  countCachedPage(result: PageCacheResult): void;
  countGate(kind: string, outcome: GateOutcome): void;
  countJob(name: string, outcome: "done" | "failed"): void;
  countBucketRequest(method: string, outcome: BucketOutcome): void;
  countCutConnection(reason: string): void;
  countLogged(level: "warn" | "error" | "fatal"): void;
  watch(sources: MetricSources): void;
  /** The metrics in the text format of Prometheus. */
  read(): Promise<{ contentType: string; text: string }>;
};

const nothing = () => undefined;

/** Counts nothing: metrics are off. */
export const noMetrics: ServerMetrics = {
  countCall: nothing,
  countOrder: nothing,
  countPage: nothing,
  countQuery: nothing,
  countCachedPage: nothing,
  countGate: nothing,
  countJob: nothing,
  countBucketRequest: nothing,
  countCutConnection: nothing,
  countLogged: nothing,
  watch: nothing,
  read: async () => ({ contentType: "text/plain", text: "" }),
};
