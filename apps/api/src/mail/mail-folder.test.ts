import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMailFolder } from "./mail-folder.ts";

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "comanda-mail-")), "mail");
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const clock = () => new Date("2026-03-14T18:00:00Z");
const mail = { to: "ana@tacos.test", subject: "Sign in", text: "https://console.test\nBye" };

test("a mail becomes one file that only its owner reads", async () => {
  await createMailFolder(folder, clock).sendMail(mail);
  const [name = "", ...more] = readdirSync(folder);
  expect(more).toEqual([]);
  const file = path.join(folder, name);
  expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  const source = readFileSync(file, "utf8");
  expect(source).toContain("To: ana@tacos.test\r\nSubject: Sign in\r\n");
  expect(source.endsWith("\r\n\r\nhttps://console.test\r\nBye\r\n")).toBe(true);
});

test("line breaks in a subject begin no header", async () => {
  await createMailFolder(folder, clock).sendMail({ ...mail, subject: "a\r\nBcc: eve@evil.test" });
  const [name = ""] = readdirSync(folder);
  const headers = readFileSync(path.join(folder, name), "utf8").split("\r\n\r\n")[0] ?? "";
  expect(headers).not.toMatch(/^bcc:/imu);
});
