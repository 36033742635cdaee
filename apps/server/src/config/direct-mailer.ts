import path from "node:path";
import { createMailFolder } from "@comanda/api/mail/mail-folder";
import type { Mailer } from "@comanda/api/mail/mailer";
import { createSmtpMailer } from "@comanda/api/mail/smtp-mailer";
import type { Config } from "./read-config.ts";

/** Hands mails to the configured mail server; without one, files in the data folder. */
export function createDirectMailer(
  { mail, dataDir }: Pick<Config, "mail" | "dataDir">,
  clock: () => Date,
): Mailer {
  return mail
    ? createSmtpMailer({ url: mail.smtpUrl, from: mail.from })
    : createMailFolder(path.join(dataDir, "mail"), clock);
}
