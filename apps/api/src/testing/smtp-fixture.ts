import { once } from "node:events";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { localhostCertificate } from "./localhost-certificate.ts";

export type ReceivedMail = { from: string; to: string[]; source: string; secure: boolean };

export type SmtpFixture = {
  url: string;
  port: number;
  received: ReceivedMail[];
  close(): Promise<void>;
};

export const SMTP_LOGIN = { username: "comanda", password: "p@ss word" };

/**
 * Starts a mail server on this machine that offers STARTTLS. With `login` it demands `SMTP_LOGIN`.
 * `refuseRecipient` answers each recipient: null accepts.
 */
export async function startSmtpServer({
  login = false,
  refuseRecipient = () => null,
  ...options
}: SMTPServerOptions & {
  login?: boolean;
  refuseRecipient?: () => { code: number; text: string } | null;
} = {}): Promise<SmtpFixture> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    ...localhostCertificate,
    authOptional: !login,
    allowInsecureAuth: false,
    onAuth: ({ username, password }, _session, callback) => {
      const isRight = username === SMTP_LOGIN.username && password === SMTP_LOGIN.password;
      callback(
        isRight ? null : new Error("Wrong password"),
        isRight ? { user: username } : undefined,
      );
    },
    onRcptTo: (_address, _session, callback) => {
      const refusal = refuseRecipient();
      callback(
        refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null,
      );
    },
    onData: (stream, { envelope, secure }, callback) => {
      let source = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => {
        source += chunk;
      });
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source, secure });
        callback();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { username, password } = SMTP_LOGIN;
  const who = login ? `${username}:${encodeURIComponent(password)}@` : "";
  return {
    url: `smtp://${who}127.0.0.1:${port}`,
    port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The text of a mail with its encoding undone, for mails of one part. */
export function mailText(source: string): string {
  const [headers = "", ...body] = source.split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  const bytes = /quoted-printable/iu.test(headers)
    ? text.replaceAll("=\r\n", "").replaceAll(/=([0-9A-F]{2})/gu, (_, hex) => `%${hex}`)
    : null;
  if (bytes !== null) return decodeURIComponent(bytes.replaceAll(/%(?![0-9A-F]{2})/gu, "%25"));
  return /base64/iu.test(headers) ? Buffer.from(text, "base64").toString("utf8") : text;
}
