import type { Jobs } from "../jobs/jobs.ts";
import type { QueuedMailer } from "../mail/mail-job.ts";
import type { PushSender } from "../push/send-push.ts";

/** What reaches staff who do not look at the board. */
export type AlertServices = {
  jobs: Jobs;
  mailer: QueuedMailer;
  push: PushSender;
  /** `folder`: no mail server is configured. */
  mailTransport: "smtp" | "folder";
};
