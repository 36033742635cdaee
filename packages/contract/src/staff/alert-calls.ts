import { staffAction, staffRead } from "../calls/staff-call-kinds.ts";

/** The calls of alerts: what tells staff of unanswered orders. */
export const alertCalls = {
  readAlertSettings: staffRead(
    "/ms-notifications/companies/{companyId}/alert-settings",
    "orders.read",
  ),
  updateAlertSettings: staffAction(
    "/ms-notifications/companies/{companyId}/alert-settings",
    "settings.write",
  ),
  readAlertHealth: staffRead("/ms-notifications/companies/{companyId}/alert-health", "orders.read"),
  reportBoard: staffAction("/ms-notifications/companies/{companyId}/boards", "orders.read"),
  sendTestMail: staffAction(
    "/ms-notifications/companies/{companyId}/alert-settings/test-mail",
    "settings.write",
  ),
  readPushKey: staffRead("/ms-notifications/companies/{companyId}/push-key", "orders.read"),
  listPushDevices: staffRead("/ms-notifications/companies/{companyId}/push-devices", "orders.read"),
  subscribePush: staffAction("/ms-notifications/companies/{companyId}/push-devices", "orders.read"),
  unsubscribePush: staffAction(
    "/ms-notifications/companies/{companyId}/push-devices/remove",
    "orders.read",
  ),
  sendTestPush: staffAction(
    "/ms-notifications/companies/{companyId}/push-devices/test",
    "orders.read",
  ),
} as const;
