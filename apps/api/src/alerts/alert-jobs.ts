import { HOUR_SECONDS } from "@comanda/domain/time/durations";
import type { JobKind } from "../jobs/job-kind.ts";
import type { SealedRecipient } from "./sealed-recipient.ts";

/** The orders for which a step was begun; nothing personal. */
type AlertPayload = { company_id: string; order_ids: string[] };

/** A push message to one device. */
export const alertPushJob: JobKind<AlertPayload & { device_id: string }> = {
  name: "alert-push",
  retries: 4,
  retrySeconds: 5,
  maxRetrySeconds: 60,
  attemptSeconds: 30,
  keepSeconds: HOUR_SECONDS,
};

/** A mail to one of the company's addresses, which is sealed: see `sealRecipients`. */
export const alertMailJob: JobKind<AlertPayload & SealedRecipient> = {
  name: "alert-mail",
  retries: 7,
  retrySeconds: 10,
  maxRetrySeconds: 300,
  attemptSeconds: 90,
  keepSeconds: HOUR_SECONDS,
};

/** A pause of new orders. */
export const alertPauseJob: JobKind<AlertPayload> = {
  name: "alert-pause",
  retries: 8,
  retrySeconds: 2,
  maxRetrySeconds: 30,
  attemptSeconds: 30,
  keepSeconds: HOUR_SECONDS,
};
