import { DAY_SECONDS, HOUR_SECONDS } from "@comanda/domain/time/durations";
import type { Job, JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { hasSchema, type JobsConnection } from "../db/connect/jobs-connection.ts";
import { DatabaseRefused } from "../db/database-refused.ts";
import { JOBS_SCHEMA } from "../db/jobs-schema.ts";
import { runAsBackground } from "../db/use/database-use.ts";
import { loggableError } from "../shared/loggable-error.ts";
import type { JobKind, JobWorker } from "./job-kind.ts";
import type { Jobs } from "./jobs.ts";

/** Once a day, as seldom as pg-boss allows: flows and rebuilt indexes are not used. */
const RARELY_SECONDS = DAY_SECONDS;
/** Seconds between searches for due jobs. */
const POLL_SECONDS = 15;
/** Seconds between searches for jobs of processes that died. */
const SUPERVISE_SECONDS = 60;
/** Milliseconds for running jobs to end when the server stops; then they begin again elsewhere. */
const DRAIN_MS = 4_000;

export type OpenJobs = Jobs & {
  /** Begins to do jobs in this process. */
  work(workers: readonly JobWorker[]): Promise<void>;
  /**
   * Takes no more jobs, and waits for the running ones for four seconds. What is not done then is done
   * by the next process.
   */
  stop(): Promise<void>;
};

export type OpenJobsOptions = {
  connection: JobsConnection;
  /** Every kind that is enqueued or done here. */
  kinds: readonly JobKind<object>[];
  log: Pick<Logger, "error" | "warn">;
  /** Called after each attempt, with the name of the job's kind. */
  onAttempt?: (name: string, outcome: "done" | "failed") => void;
  /** Runs each attempt; it has to call `work` and return its result. */
  followJob?: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Seconds between searches for due jobs; the usual ones when absent. */
  pollSeconds?: number;
  /** Seconds between searches for jobs of processes that died; the usual ones when absent. */
  superviseSeconds?: number;
};

/**
 * Opens the queue of jobs in the database, and makes its schema and queues there if they are not
 * yet. Only one process may call it at a time. Throws `DatabaseRefused` when the database's user may
 * not make the schema.
 */
export async function openJobs(options: OpenJobsOptions): Promise<OpenJobs> {
  const { connection, kinds, pollSeconds = POLL_SECONDS, log } = options;
  const supervise = options.superviseSeconds ?? SUPERVISE_SECONDS;
  // Loaded here, because most commands of the operator and most tests have no jobs.
  const { fromKysely, PgBoss: Boss } = await import("pg-boss");
  const boss = new Boss({
    db: connection,
    backend: connection.backend,
    schema: JOBS_SCHEMA,
    createSchema: !(await hasSchema(connection, JOBS_SCHEMA)),
    useListenNotify: true,
    // What writes or reads regularly without need: an idle embedded database stays idle.
    schedule: false,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
    flowIntervalSeconds: RARELY_SECONDS,
    bamIntervalSeconds: RARELY_SECONDS,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
  });
  boss.on("error", (error) => log.error(loggableError(error)));
  boss.on("warning", ({ message }) => log.warn(`Jobs: ${message}`));
  await boss.start().catch(explainStart);
  await makeQueues(boss, kinds);

  const enqueue: Jobs["enqueue"] = async (db, kind, payload, { notBefore, onceInSeconds } = {}) => {
    await boss.send(kind.name, payload, {
      db: fromKysely(db),
      startAfter: notBefore,
      singletonSeconds: onceInSeconds,
    });
  };

  const work: OpenJobs["work"] = async (workers) => {
    for (const { kind, run, atOnce = 1 } of workers) {
      const polling = {
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
      };
      await boss.work(
        kind.name,
        { ...polling, includeMetadata: true, localConcurrency: atOnce },
        async ([job]: JobWithMetadata<object>[]) => {
          if (job) await runAsBackground(() => attempt(run, job, options));
        },
      );
    }
  };

  return { enqueue, work, stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS }) };
}

/** Runs one attempt. The queue stores what an attempt throws, so the error that it throws has no details. */
async function attempt(
  run: JobWorker["run"],
  job: Job<object> & Pick<JobWithMetadata, "retryLimit">,
  { log, onAttempt, followJob }: Pick<OpenJobsOptions, "log" | "onAttempt" | "followJob">,
): Promise<void> {
  const { retryCount, retryLimit, signal, name } = job;
  try {
    const isLast = retryCount >= retryLimit;
    const work = () => run(job.data as never, { signal, number: retryCount + 1, isLast });
    await (followJob ? followJob(name, work) : work());
    onAttempt?.(name, "done");
  } catch (error) {
    onAttempt?.(name, "failed");
    log.warn({ job: name, attempt: retryCount + 1, ...loggableError(error as Error) });
    throw new Error(`Attempt ${retryCount + 1} failed`);
  }
}

/** Makes the queues that are absent, and brings the others to the present settings. */
async function makeQueues(boss: PgBoss, kinds: readonly JobKind<object>[]): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const kind of kinds) {
    const settings = {
      retryLimit: kind.retries,
      retryDelay: kind.retrySeconds,
      retryBackoff: true,
      retryDelayMax: kind.maxRetrySeconds ?? HOUR_SECONDS,
      expireInSeconds: kind.attemptSeconds,
      deleteAfterSeconds: kind.keepSeconds,
      notify: true,
    };
    const queue = there.get(kind.name);
    const names = Object.keys(settings) as (keyof typeof settings)[];
    if (!queue) await boss.createQueue(kind.name, settings);
    else if (names.some((name) => queue[name] !== settings[name]))
      await boss.updateQueue(kind.name, settings);
  }
}

/** SQLSTATE 42501: the user lacks a right. */
function explainStart(error: Error): never {
  if (!("code" in error) || error.code !== "42501") throw error;
  throw new DatabaseRefused(
    `The database's user may not create the schema ${JOBS_SCHEMA}, in which Comanda keeps its jobs. Let its owner run: create schema ${JOBS_SCHEMA} authorization <user>; see docs/configuration.md.`,
  );
}
