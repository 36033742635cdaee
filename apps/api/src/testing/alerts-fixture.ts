import type { AlertHealth } from "@comanda/contract/staff/alert-schemas";
import type { Role } from "@comanda/domain/staff/permissions";
import type { AlertContext } from "../alerts/alert-context.ts";
import { alertMailJob, alertPauseJob, alertPushJob } from "../alerts/alert-jobs.ts";
import { type AlertWorkersDeps, alertWorkers } from "../alerts/alert-workers.ts";
import { escalateOrders } from "../alerts/escalate-orders.ts";
import type { JobKind } from "../jobs/job-kind.ts";
import { type OpenJobs, openJobs } from "../jobs/open-jobs.ts";
import { jobsDone } from "../jobs/testing/jobs-done.ts";
import { createQueuedMailer, mailJob, mailWorker } from "../mail/mail-job.ts";
import type { Mail } from "../mail/mailer.ts";
import { announceOrders } from "../order-page/push/announce-orders.ts";
import { orderPushJob, orderPushWorker } from "../order-page/push/order-push-job.ts";
import { createPaymentContext } from "../payments/payment-context.ts";
import { createPushSender } from "../push/send-push.ts";
import { loadOrCreateVapidKeys } from "../push/vapid-keys.ts";
import { createTestApp, type TestApp, type TestRequest } from "./create-test-app.ts";
import { type PushService, startPushService, type TestDevice } from "./push-service.ts";
import type { CompanyFile } from "./small-company.ts";
import { signedInAs } from "./staff-members.ts";

const kinds = [mailJob, alertPushJob, alertMailJob, alertPauseJob, orderPushJob];
const secretKeys = ["a secret key of 32 characters at least"] as const;

export type AlertsFixture = {
  api: TestApp;
  jobs: OpenJobs;
  push: PushService;
  /** Mails that were handed over. */
  mails: Mail[];
  /** Makes the next mails fail with this error; null hands them over. */
  failMails(error: Error | null): void;
  /** One round of the schedule, as each process runs it. */
  escalate(): Promise<void>;
  /** One round of the schedule of messages to customers. */
  announce(): Promise<void>;
  /** Waits until every queued job is done, or has failed for the last time. */
  jobsDone(): Promise<void>;
  /** Moves the clock. */
  wait(seconds: number): void;
  /** A staff call of the company `tacos`. */
  call<Body = Record<string, unknown>>(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    who?: TestRequest,
  ): Promise<{ status: number; body: Body }>;
  /** Subscribes a browser of a member. */
  subscribe(role?: Role, name?: string): Promise<{ id: string; device: TestDevice }>;
  health(): Promise<AlertHealth>;
  /** Restores the state of the start. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

/** The API with alerts: real jobs, a push service on this machine, and mails in a list. */
export async function createAlertsFixture(files?: CompanyFile[]): Promise<AlertsFixture> {
  const api = await createTestApp(files);
  const push = await startPushService();
  const keys = await loadOrCreateVapidKeys(api.db, secretKeys);
  const sender = createPushSender({
    keys,
    contact: "mailto:alerts@tacos.test",
    testOrigin: push.origin,
    timeoutMs: 2_000,
  });
  const { log, clock } = api.deps;
  const soon = <P extends object>(kind: JobKind<P>): JobKind<P> => ({
    ...kind,
    retrySeconds: 1,
    maxRetrySeconds: 1,
  });
  const jobs = await openJobs({
    connection: api.database.jobsConnection,
    kinds: kinds.map((kind) => soon<object>(kind)),
    log,
    pollSeconds: 0.5,
  });
  const mails: Mail[] = [];
  let failure: Error | null = null;
  const directMailer = {
    sendMail: async (mail: Mail) => {
      if (failure) throw failure;
      mails.push(mail);
    },
  };
  const mailer = createQueuedMailer({ db: api.db, jobs, secretKeys });
  const services = { jobs, mailer, push: sender, mailTransport: "smtp" as const };
  api.deps.alerts = services;
  api.restart();
  const context: AlertContext & AlertWorkersDeps = {
    ...createPaymentContext(api.deps),
    ...services,
    directMailer,
    secretKeys,
  };
  const mailDeps = { db: api.db, mailer: directMailer, secretKeys, clock, log };
  await jobs.work([...alertWorkers(context), mailWorker(mailDeps), orderPushWorker(context)]);

  const call: AlertsFixture["call"] = (method, path, body, who = signedInAs("owner")) =>
    api.send(method, `/ms-notifications/companies/tacos/${path}`, { ...who, body });
  return {
    api,
    jobs,
    push,
    mails,
    call,
    failMails: (error) => {
      failure = error;
    },
    escalate: () => escalateOrders(context),
    announce: () => announceOrders(context),
    jobsDone: () => jobsDone(api.database.jobsConnection, kinds),
    wait: (seconds) => {
      api.now = new Date(api.now.getTime() + seconds * 1_000);
    },
    subscribe: async (role = "owner", name = "Phone") => {
      const device = push.subscribe(sender.publicKey);
      const body = { ...device.subscription, name, language: "en" };
      const answer = await call<{ id: string }>("POST", "push-devices", body, signedInAs(role));
      return { id: answer.body.id, device };
    },
    health: async () => (await call<AlertHealth>("GET", "alert-health")).body,
    reset: async () => {
      await api.reset();
      failure = null;
      mails.length = 0;
      push.received.length = 0;
      push.answers.splice(0, push.answers.length, 201);
    },
    close: async () => {
      await jobs.stop();
      await push.close();
      await api.close();
    },
  };
}
