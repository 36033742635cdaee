import path from "node:path";
import type { AlertServices } from "@comanda/api/context/alert-services";
import { createMailFolder } from "@comanda/api/mail/mail-folder";
import { createQueuedMailer, type QueuedMailerDeps } from "@comanda/api/mail/mail-job";
import type { Mailer } from "@comanda/api/mail/mailer";
import { createSmtpMailer } from "@comanda/api/mail/smtp-mailer";
import { createPushSender } from "@comanda/api/push/send-push";
import type { VapidKeys } from "@comanda/api/push/vapid-keys";
import type { Config } from "../config/read-config.ts";

/** Push services want to know whom to write to when an installation misbehaves. */
const NO_CONTACT = "https://comanda.example";

export type AlertServicesDeps = QueuedMailerDeps & { clock: () => Date; vapidKeys: VapidKeys };

/** What reaches staff from this server: jobs, mails and push messages. */
export function createAlertServices(
  config: Pick<Config, "mail" | "dataDir" | "pushTestOrigin" | "providerUrl">,
  deps: AlertServicesDeps,
): { services: AlertServices; directMailer: Mailer } {
  const { mail, dataDir, pushTestOrigin } = config;
  const directMailer = mail
    ? createSmtpMailer({ url: mail.smtpUrl, from: mail.from })
    : createMailFolder(path.join(dataDir, "mail"), deps.clock);
  const push = createPushSender({
    keys: deps.vapidKeys,
    contact: contactOf(config),
    testOrigin: pushTestOrigin,
  });
  const mailTransport = mail ? "smtp" : "folder";
  const mailer = createQueuedMailer(deps);
  return { services: { jobs: deps.jobs, mailer, push, mailTransport }, directMailer };
}

function contactOf({ mail, providerUrl }: Pick<Config, "mail" | "providerUrl">): string {
  if (mail) return `mailto:${/<([^<>]+)>$/u.exec(mail.from)?.[1] ?? mail.from}`;
  return providerUrl?.startsWith("https:") ? providerUrl : NO_CONTACT;
}
