import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { localhostCertificate } from "../testing/localhost-certificate.ts";
import { mailText, type SmtpFixture, startSmtpServer } from "../testing/smtp-fixture.ts";
import type { Mailer } from "./mailer.ts";
import { createSmtpMailer, MailRefused } from "./smtp-mailer.ts";

const from = "Comanda <alerts@comanda.test>";
const mail = { to: "ana@tacos.test", subject: "Order 1001 waits", text: "Nobody has answered." };

let server: SmtpFixture | undefined;
afterEach(() => server?.close());

const mailerTo = (url: string, timeoutMs = 5_000): Mailer =>
  createSmtpMailer({ url, from, trustedCertificates: [localhostCertificate.cert], timeoutMs });

test("a mail is handed over by STARTTLS with a login", async () => {
  server = await startSmtpServer({ login: true });
  await mailerTo(server.url).sendMail(mail);
  const [received] = server.received;
  expect(received).toMatchObject({
    from: "alerts@comanda.test",
    to: ["ana@tacos.test"],
    secure: true,
  });
  expect(received?.source).toContain("From: Comanda <alerts@comanda.test>");
  expect(mailText(received?.source ?? "")).toContain("Nobody has answered.");
});

test("a password is not sent to another machine that offers no TLS", async () => {
  server = await startSmtpServer({
    login: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
  });
  // An address of this machine that does not look like one.
  const url = server.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
  await expect(mailerTo(url).sendMail(mail)).rejects.toMatchObject({ code: "ETLS" });
  expect(server.received).toEqual([]);
});

test("a certificate without a known issuer is refused", async () => {
  server = await startSmtpServer({ login: true });
  const mailer = createSmtpMailer({ url: server.url, from });
  await expect(mailer.sendMail(mail)).rejects.toMatchObject({ code: "ESOCKET" });
});

test("a wrong password and a temporary refusal may be repeated, a final refusal may not", async () => {
  server = await startSmtpServer({ login: true });
  const wrong = server.url.replace("comanda:", "other:");
  await expect(mailerTo(wrong).sendMail(mail)).rejects.not.toBeInstanceOf(MailRefused);
  await server.close();
  let code = 451;
  server = await startSmtpServer({ refuseRecipient: () => ({ code, text: "Later" }) });
  await expect(mailerTo(server.url).sendMail(mail)).rejects.not.toBeInstanceOf(MailRefused);
  code = 550;
  await expect(mailerTo(server.url).sendMail(mail)).rejects.toBeInstanceOf(MailRefused);
});

test("a dead server is reported", async () => {
  server = await startSmtpServer();
  const { url } = server;
  await server.close();
  server = undefined;
  await expect(mailerTo(url).sendMail(mail)).rejects.toMatchObject({ code: "ESOCKET" });
});

test("a server that accepts and stays silent is given up", { timeout: 4_000 }, async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as { port: number };
  await expect(mailerTo(`smtp://127.0.0.1:${port}`, 500).sendMail(mail)).rejects.toThrow();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test("line breaks in the subject begin no header, and the text stays in the body", async () => {
  server = await startSmtpServer();
  const subject = "Order\r\nBcc: eve@evil.test\nX-Other: 1";
  const text = "Hello\r\n.\r\nMAIL FROM:<eve@evil.test>\n";
  await mailerTo(server.url).sendMail({ ...mail, subject, text });
  expect(server.received).toHaveLength(1);
  const [{ source, to } = { source: "", to: [] }] = server.received;
  expect(to).toEqual(["ana@tacos.test"]);
  const headers = source.split("\r\n\r\n")[0] ?? "";
  expect(headers).not.toMatch(/^(bcc|x-other):/imu);
});

test.each([
  "ana@tacos.test, eve@evil.test",
  "ana@tacos.test\r\nBcc: eve@evil.test",
  "Ana <ana@tacos.test>",
  "a:ana@tacos.test,eve@evil.test;",
  "",
])("the recipient %j is refused: it is not one plain address", async (to) => {
  server = await startSmtpServer();
  await expect(mailerTo(server.url).sendMail({ ...mail, to })).rejects.toBeInstanceOf(MailRefused);
  expect(server.received).toEqual([]);
});

test("a mail in another script arrives as it was written", async () => {
  server = await startSmtpServer();
  const text = "الطلب 1001 ينتظر — 订单 1001 正在等待";
  await mailerTo(server.url).sendMail({ ...mail, subject: "订单", text });
  expect(mailText(server.received[0]?.source ?? "")).toContain(text);
});
