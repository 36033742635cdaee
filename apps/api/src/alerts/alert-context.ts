import type { ApiContext } from "../context/api-context.ts";
import type { Deps } from "../context/deps.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { QueuedMailer } from "../mail/mail-job.ts";
import type { PushSender } from "./push/send-push.ts";

/** What alerts need beside the context of every use case. */
export type AlertServices = {
  jobs: Jobs;
  mailer: QueuedMailer;
  push: PushSender;
  /** `folder`: no mail server is configured. */
  mailTransport: "smtp" | "folder";
};

/** What the use cases of alerts work with. */
export type AlertContext = ApiContext & Pick<Deps, "events" | "log"> & AlertServices;
