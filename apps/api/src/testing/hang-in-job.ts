import { pino } from "pino";
import { openDatabase } from "../db/connect/open-database.ts";
import { jobWorker } from "../jobs/job-kind.ts";
import { openJobs } from "../jobs/open-jobs.ts";
import { wordJob } from "./word-job.ts";

/** A process that takes a job and never ends it: `hang-in-job.ts <database URL or -> <data folder>`. */
const [, , url = "-", dataDir = ""] = process.argv;
const database = await openDatabase({
  databaseUrl: url === "-" ? null : url,
  dataDir,
  command: "test",
});
const log = pino({ level: "silent" });
const jobs = await openJobs({ connection: database.jobsConnection, kinds: [wordJob], log });
await jobs.work([
  jobWorker(wordJob, ({ word }) => {
    process.stdout.write(`${word}\n`);
    return new Promise(() => undefined);
  }),
]);
await jobs.enqueue(database.db, wordJob, { word: "taken" });
