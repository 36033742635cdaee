import { randomUUID } from "node:crypto";
import { HOUR_SECONDS } from "@comanda/domain/time/durations";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { writeInstallationFact } from "../db/installation-facts.ts";
import type { Database } from "../db/schema/database.ts";
import { type JobKind, type JobWorker, jobWorker } from "../jobs/job-kind.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { SecretBoxFault, secretBox } from "../shared/secret-box.ts";
import type { MailState } from "./mail-state.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { MailRefused } from "./smtp-mailer.ts";

/**
 * A mail to be handed over. It is sealed, because mails contain links that sign in, and the jobs of
 * a database are in its backups.
 */
export const mailJob: JobKind<{ sealed: string }> = {
  name: "mail",
  // Greylisting accepts after minutes, a broken server after an hour.
  retries: 9,
  retrySeconds: 15,
  maxRetrySeconds: 1_800,
  attemptSeconds: 90,
  keepSeconds: HOUR_SECONDS,
};

type SecretKeys = readonly [string, ...string[]];
const OWNER = { companyId: "", purpose: "mail" };

/** A mailer whose mails are handed over by jobs, so that no caller waits for the mail server. */
export type QueuedMailer = {
  /** With `trx`, the mail is sent only if that transaction commits. */
  sendMail(mail: Mail, trx?: Kysely<Database>): Promise<void>;
};

export type QueuedMailerDeps = { db: Kysely<Database>; jobs: Jobs; secretKeys: SecretKeys };

/** Creates a mailer that seals each mail with the server's secret key and leaves it to a job. */
export function createQueuedMailer({ db, jobs, secretKeys }: QueuedMailerDeps): QueuedMailer {
  const box = secretBox(secretKeys);
  return {
    sendMail: async (mail, trx = db) => {
      const sealed = box.seal(OWNER, JSON.stringify({ ...mail, nonce: randomUUID() }));
      await jobs.enqueue(trx, mailJob, { sealed });
    },
  };
}

export type MailWorkerDeps = {
  db: Kysely<Database>;
  /** Hands a mail over at once. */
  mailer: Mailer;
  secretKeys: SecretKeys;
  clock: () => Date;
  log: Pick<Logger, "warn">;
};

/**
 * Hands queued mails over, two at once: one server that hangs must not stop all. Each attempt
 * records how it went, for the health of alerts. What is refused for good is not repeated.
 */
export function mailWorker({ db, mailer, secretKeys, clock, log }: MailWorkerDeps): JobWorker {
  const box = secretBox(secretKeys);
  const record = (error: string | null) => {
    const state: MailState = { at: clock().toISOString(), error };
    return writeInstallationFact(db, "mail_state", JSON.stringify(state));
  };
  return jobWorker(
    mailJob,
    async ({ sealed }) => {
      const text = box.open(OWNER, sealed);
      if (text instanceof SecretBoxFault) {
        log.warn("A mail was sealed with another SECRET_KEY, and is not sent");
        return;
      }
      try {
        await mailer.sendMail(JSON.parse(text));
      } catch (error) {
        await record(errorCode(error));
        if (!(error instanceof MailRefused)) throw error;
        log.warn({ mail: "refused", code: error.responseCode });
        return;
      }
      await record(null);
    },
    2,
  );
}

/** The code of a failure, such as `ECONNREFUSED` or `EAUTH`: its message may quote an address. */
function errorCode(error: unknown): string {
  if (error instanceof MailRefused) return String(error.responseCode);
  return error instanceof Error && "code" in error ? String(error.code) : "EUNKNOWN";
}
