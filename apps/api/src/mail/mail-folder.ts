import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Mail, Mailer } from "./mailer.ts";

/** The number of mails that stay in the folder; the oldest are deleted. */
const KEPT_MAILS = 500;

/**
 * Writes each mail as an `.eml` file into a folder, for servers without SMTP. Only the server's user
 * can read the files: they contain links that sign in.
 */
export function createMailFolder(folder: string, clock: () => Date): Mailer {
  return {
    sendMail: async (mail) => {
      const at = clock();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${at.toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
      const draft = path.join(folder, `.${name}`);
      await writeFile(draft, mailSource(mail, at), { mode: 0o600 });
      await rename(draft, path.join(folder, name));
      await deleteOldMails(folder);
    },
  };
}

async function deleteOldMails(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
  for (const name of names.slice(0, Math.max(0, names.length - KEPT_MAILS)))
    await rm(path.join(folder, name), { force: true });
}

/** A plain-text message in the format of RFC 5322, with its text readable as it stands. */
function mailSource({ to, subject, text }: Mail, at: Date): string {
  const headers = [
    `Date: ${at.toUTCString()}`,
    `To: ${headerValue(to)}`,
    `Subject: ${headerValue(subject)}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
  ];
  return `${headers.join("\r\n")}\r\n\r\n${text.replaceAll(/\r?\n/gu, "\r\n")}\r\n`;
}

/** A line break in a value would begin another header. */
function headerValue(value: string): string {
  return value.replaceAll(/\p{Cc}+/gu, " ");
}
