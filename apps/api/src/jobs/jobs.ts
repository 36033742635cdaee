import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { JobKind } from "./job-kind.ts";

export type EnqueueOptions = {
  /** The job is not done before this instant; absent, as soon as possible. */
  notBefore?: Date;
  /** With it, at most one job of this kind is enqueued in each span of this many seconds. */
  onceInSeconds?: number;
};

/** Work that is done after the transaction that enqueues it, at least once, in any process that is free. */
export type Jobs = {
  /**
   * Enqueues a job. In a transaction it is one of its statements: a job of a rolled-back transaction
   * never exists.
   */
  enqueue<Payload extends object>(
    db: Kysely<Database>,
    kind: JobKind<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;
};
