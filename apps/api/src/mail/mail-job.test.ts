import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type OpenJobs, openJobs } from "../jobs/open-jobs.ts";
import { mailText, type SmtpFixture, startSmtpServer } from "../testing/smtp-fixture.ts";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { createQueuedMailer, mailJob, mailWorker, type QueuedMailer } from "./mail-job.ts";
import { readMailState } from "./mail-state.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const secretKeys = ["a secret key of 32 characters at least"] as const;
const mail = { to: "ana@tacos.test", subject: "Sign in", text: "https://console.test/link?t=abc" };

let database: TestDatabase;
let jobs: OpenJobs;
let mailer: QueuedMailer;
let server: SmtpFixture | undefined;
let warned: unknown[];

beforeEach(async () => {
  database = await openTestDatabase();
  warned = [];
  jobs = await openJobs({
    connection: database.jobsConnection,
    kinds: [{ ...mailJob, retrySeconds: 1, maxRetrySeconds: 1 }],
    log: { warn: (line: unknown) => warned.push(line), error: () => undefined } as never,
    pollSeconds: 0.5,
  });
  mailer = createQueuedMailer({ db: database.db, jobs, secretKeys });
});
afterEach(async () => {
  await jobs.stop();
  await database.db.destroy();
  await server?.close();
  server = undefined;
});

/** Begins to send mails by the server at `url`. */
async function work(url: string): Promise<void> {
  const smtp = createSmtpMailer({ url, from: "alerts@comanda.test", timeoutMs: 2_000 });
  const log = { warn: (line: unknown) => void warned.push(line) } as never;
  const clock = () => new Date("2026-03-14T18:00:00Z");
  await jobs.work([mailWorker({ db: database.db, mailer: smtp, secretKeys, clock, log })]);
}

const storedJobs = async () =>
  (await database.jobsConnection.executeSql("select data, output, state from comanda_jobs.job"))
    .rows as { data: unknown; output: unknown; state: string }[];

test("a mail that the server refuses for now is accepted at a later attempt, once", async () => {
  const answers = [{ code: 451, text: "Greylisted, try ana@tacos.test later" }];
  server = await startSmtpServer({
    hideSTARTTLS: true,
    refuseRecipient: () => answers.shift() ?? null,
  });
  await work(server.url);
  await mailer.sendMail(mail);
  await vi.waitFor(() => expect(server?.received).toHaveLength(1), 20_000);
  expect(mailText(server.received[0]?.source ?? "")).toContain(mail.text);
  await vi.waitFor(async () => expect((await readMailState(database.db))?.error).toBeNull(), 5_000);
  expect(server.received).toHaveLength(1);
});

test("a mail of a rolled-back transaction is never sent", async () => {
  server = await startSmtpServer({ hideSTARTTLS: true });
  await work(server.url);
  const failing = database.db.transaction().execute(async (trx) => {
    await mailer.sendMail({ ...mail, subject: "Rolled back" }, trx);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await mailer.sendMail(mail);
  await vi.waitFor(() => expect(server?.received).toHaveLength(1), 10_000);
  expect(server.received[0]?.source).toContain("Subject: Sign in");
});

test("a mail for a dead server stays queued, and the failure is recorded by its code", async () => {
  await work("smtp://127.0.0.1:1");
  await mailer.sendMail(mail);
  await vi.waitFor(async () => {
    expect(await readMailState(database.db)).toEqual({
      at: "2026-03-14T18:00:00.000Z",
      error: "ESOCKET",
    });
  }, 10_000);
  await vi.waitFor(async () => expect((await storedJobs())[0]?.state).toBe("retry"), 5_000);
});

test("a mail that is refused for good is not repeated", async () => {
  let asked = 0;
  const refuse = () => {
    asked += 1;
    return { code: 550, text: "No such user" };
  };
  server = await startSmtpServer({ hideSTARTTLS: true, refuseRecipient: refuse });
  await work(server.url);
  await mailer.sendMail(mail);
  await vi.waitFor(async () => expect((await storedJobs())[0]?.state).toBe("completed"), 10_000);
  expect(asked).toBe(1);
  expect(await readMailState(database.db)).toMatchObject({ error: "550" });
});

test("neither the stored job nor the log shows the address or the link", async () => {
  const refuseRecipient = () => ({ code: 451, text: "ana@tacos.test: later" });
  server = await startSmtpServer({ hideSTARTTLS: true, refuseRecipient });
  await work(server.url);
  await mailer.sendMail(mail);
  await vi.waitFor(async () => expect((await storedJobs())[0]?.state).toBe("retry"), 10_000);
  const seen = JSON.stringify([await storedJobs(), warned]);
  expect(seen).not.toContain("ana@tacos.test");
  expect(seen).not.toContain("console.test");
});
