import { isEmailAddress } from "@comanda/api/mail/email-address";
import * as v from "valibot";

/** The mail server, the sender that its mails name, and push messages in tests (decision 40). */
export const mailSchemas = {
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^smtps?:\/\/[^\s/]+/u,
        "must be an address such as smtp://user:password@mail.example.com:587",
      ),
      v.url("must be an address; write : / @ and ? in a password as %3A %2F %40 %3F"),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (from) => isEmailAddress(/^[^<>"]*<([^<>]+)>$/u.exec(from)?.[1] ?? from),
        "must be an address such as alerts@example.com, or Name <alerts@example.com>",
      ),
    ),
  ),
  PUSH_TEST_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^http:\/\/(127\.0\.0\.1|localhost):\d+$/u,
        "must be an origin of this machine such as http://127.0.0.1:9000",
      ),
    ),
  ),
};

const Variables = v.object(mailSchemas);
type Variables = v.InferOutput<typeof Variables>;

/** Null writes mails as files into the data folder. */
export type MailConfig = { smtpUrl: string; from: string } | null;

/** Reads how mail is sent; null writes it to files. */
export function mailConfigFrom({ SMTP_URL, MAIL_FROM }: Variables): MailConfig {
  return SMTP_URL && MAIL_FROM ? { smtpUrl: SMTP_URL, from: MAIL_FROM } : null;
}

/** What is missing, one text per variable. */
export function mailConfigErrors({ SMTP_URL, MAIL_FROM }: Variables): string[] {
  return SMTP_URL && !MAIL_FROM ? ["MAIL_FROM is missing: SMTP_URL needs a sender"] : [];
}
