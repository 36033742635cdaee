import { expect, test } from "vitest";
import { pausedMail } from "../../webhooks/messages/paused-texts.ts";
import { ordersMail, testAlertMail } from "./mail-message.ts";

const company = {
  name: "Tacos\n\nYour account ends today:\u2028https://evil.test {count}",
  timezone: "America/Mexico_City",
  language: "en",
};
const named = "Tacos Your account ends today: https://evil.test {count}";
const waiting = { publicId: 7, serviceType: "TAKEAWAY", since: 0 } as const;

test.each([
  ["about an order", ordersMail(company, [waiting], "ana@example.test")],
  ["about orders", ordersMail(company, [waiting, waiting], "ana@example.test")],
  ["to try an address", testAlertMail(company, "ana@example.test")],
  ["about a webhook", pausedMail(company, "https://receiver.test", "ana@example.test")],
])("a restaurant's name of several lines stays one line in the mail %s", (_, mail) => {
  expect(mail.subject).toContain(named);
  expect(mail.text).toContain(named);
});
