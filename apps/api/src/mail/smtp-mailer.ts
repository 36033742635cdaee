import { isIP } from "node:net";
import type { Transporter } from "nodemailer";
import { isEmailAddress } from "./email-address.ts";
import type { Mail, Mailer } from "./mailer.ts";

export type SmtpOptions = {
  /** `smtp://user:password@host:587` uses STARTTLS, `smtps://…` TLS from the beginning. */
  url: string;
  /** The sender: an address, or `Name <address>`. */
  from: string;
  /** Certificates to trust besides the usual ones. */
  trustedCertificates?: string[];
  /** Milliseconds to connect, and the longest silence of the server. */
  timeoutMs?: number;
};

/** A mail server that was asked to send something that it never will: there is no use in repeating. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`The mail server refuses the mail for good (${responseCode})`);
    this.responseCode = responseCode;
  }
}

const TIMEOUT_MS = 15_000;

/**
 * Hands each mail over to an SMTP server, on a connection of its own. A password is sent over TLS
 * only, except to this machine. Rejects with `MailRefused` when the server refuses the mail for good
 * (5xx), and with another error when a repetition may help. The library is loaded with the first mail.
 */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  let transport: Promise<Transporter> | null = null;
  return {
    sendMail: async (mail) => {
      try {
        transport ??= openTransport(options);
        await (await transport).sendMail({ from: options.from, ...messageOf(mail) });
      } catch (error) {
        throw refusedForGood(error) ?? error;
      }
    },
  };
}

async function openTransport({ url, trustedCertificates, timeoutMs = TIMEOUT_MS }: SmtpOptions) {
  const { username, hostname } = new URL(url);
  const { default: nodemailer } = await import("nodemailer");
  return nodemailer.createTransport({
    url,
    requireTLS: username !== "" && !isThisMachine(hostname),
    tls: trustedCertificates && { ca: trustedCertificates },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The mail in the library's form, with exactly one recipient and no line break in a header. */
function messageOf({ to, subject, text, html }: Mail) {
  if (!isEmailAddress(to)) throw new MailRefused(553);
  return {
    to: { name: "", address: to },
    subject: subject.replaceAll(/\p{Cc}+/gu, " "),
    text,
    ...(html === undefined ? {} : { html }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Null for what may pass: no connection, greylisting and other 4xx answers, a wrong password. */
function refusedForGood(error: unknown): MailRefused | null {
  if (error instanceof MailRefused) return error;
  if (!(error instanceof Error) || !("responseCode" in error)) return null;
  const { responseCode } = error;
  const isAboutMail = "code" in error && (error.code === "EENVELOPE" || error.code === "EMESSAGE");
  if (typeof responseCode !== "number" || responseCode < 500 || !isAboutMail) return null;
  return new MailRefused(responseCode);
}

function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/gu, "");
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}
