import type { ServeStaff } from "../http/serve-staff.ts";
import type { RateLimiter } from "../limits/limiter.ts";
import type { AlertContext } from "./alert-context.ts";
import { readAlertHealth, reportBoard } from "./alert-health.ts";
import { readAlertSettings, updateAlertSettings } from "./alert-settings.ts";
import {
  listPushDevices,
  sendTestPush,
  subscribePush,
  unsubscribePush,
} from "./devices/push-devices.ts";
import { sendTestMail } from "./send-test-mail.ts";

/** Alerts of orders without an answer; refusals as in each use case. */
export function alertRoutes(
  serveStaff: ServeStaff,
  context: AlertContext & { limiter: RateLimiter | null },
): void {
  serveStaff("readAlertSettings", ({ member }) => readAlertSettings(context, member));
  serveStaff("updateAlertSettings", ({ member, body }) =>
    updateAlertSettings(context, member, body),
  );
  serveStaff("readAlertHealth", ({ member }) => readAlertHealth(context, member.companyId));
  serveStaff("reportBoard", ({ member, body }) => reportBoard(context, member, body));
  serveStaff("sendTestMail", ({ member, body }) => sendTestMail(context, member, body.address));
  serveStaff("readPushKey", async () => ({ public_key: context.push.publicKey }));
  serveStaff("listPushDevices", ({ member }) => listPushDevices(context, member));
  serveStaff("subscribePush", ({ member, body }) => subscribePush(context, member, body));
  serveStaff("unsubscribePush", ({ member, body }) =>
    unsubscribePush(context, member, body.device_id),
  );
  serveStaff("sendTestPush", ({ member, body }) => sendTestPush(context, member, body.device_id));
}
