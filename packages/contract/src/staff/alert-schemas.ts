import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import {
  AnyInstant,
  Id,
  list,
  NonNegativeInteger,
  nullByDefault,
  requiredLine,
} from "../fields/field-schemas.ts";
import { pushSubscription } from "../fields/push-subscription.ts";
import type { alertCalls } from "./alert-calls.ts";
import { Revision } from "./staff-order.ts";

const params = v.object({ companyId: Id });

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(7_200));
const step = { active: v.boolean(), after_seconds: Seconds };

export const EmailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.regex(/^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/u, "is no address"),
);

/** The steps that follow when an order gets no answer, each after `after_seconds`. */
export const AlertSettings = v.object({
  push: v.object(step),
  mail: v.object({ ...step, addresses: v.pipe(v.array(EmailAddress), v.maxLength(5)) }),
  /** The restaurant takes no new orders for `minutes`. */
  pause: v.object({
    ...step,
    minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(480)),
  }),
});

const StoredAlertSettings = v.object({
  ...AlertSettings.entries,
  /** The next change must send this number. */
  revision: Revision,
});
export type StoredAlertSettings = v.InferOutput<typeof StoredAlertSettings>;

const AlertSettingsToStore = v.pipe(
  StoredAlertSettings,
  v.forward(
    v.check(({ mail }) => !mail.active || mail.addresses.length > 0, "needs an address"),
    ["mail", "addresses"],
  ),
);
export type AlertSettingsToStore = v.InferOutput<typeof AlertSettingsToStore>;

/** When the last message of a step was sent or failed; all null before the first message. */
const LastMessage = {
  sent_at: nullByDefault(AnyInstant),
  failed_at: nullByDefault(AnyInstant),
  /** The code of the last failure since the last success. */
  error: nullByDefault(v.string()),
};

/** Whether the steps would reach a person now. */
export const AlertHealth = v.object({
  now: AnyInstant,
  timezone: v.string(),
  /** Boards that are connected, and those of them whose sound is on. */
  boards: v.object({ connected: NonNegativeInteger, ringing: NonNegativeInteger }),
  push: v.object({ active: v.boolean(), devices: NonNegativeInteger, ...LastMessage }),
  mail: v.object({
    active: v.boolean(),
    addresses: NonNegativeInteger,
    /** `folder`: no mail server is configured, and mails are files of the server. */
    transport: v.picklist(["smtp", "folder"]),
    ...LastMessage,
  }),
  pause: v.object({
    active: v.boolean(),
    /** When an alert last paused new orders. */
    sent_at: nullByDefault(AnyInstant),
  }),
  /** Orders without an answer; `since` is the earliest. */
  waiting: v.object({
    count: NonNegativeInteger,
    since: nullByDefault(AnyInstant),
    next_step: nullByDefault(
      v.object({ step: v.picklist(["push", "mail", "pause"]), at: AnyInstant }),
    ),
  }),
});
export type AlertHealth = v.InferOutput<typeof AlertHealth>;

/** A browser's push subscription, with the device's name. */
const PushDeviceToAdd = v.object({ ...pushSubscription, name: requiredLine(60) });
export type PushDeviceToAdd = v.InferOutput<typeof PushDeviceToAdd>;

const PushDevice = v.object({
  id: Id,
  name: v.string(),
  created_at: AnyInstant,
  ...LastMessage,
});
export type PushDevice = v.InferOutput<typeof PushDevice>;

/** The member's own devices in the company. */
const PushDevices = v.object({ devices: list(PushDevice, 50) });
export type PushDevices = v.InferOutput<typeof PushDevices>;

/** `gone`: the browser has ended the subscription, which is removed. */
const TestPushResult = v.object({ result: v.picklist(["sent", "gone", "failed"]) });
export type TestPushResult = v.InferOutput<typeof TestPushResult>;

/** The schemas of `alertCalls`, under the same names. */
export const alertSchemas = {
  readAlertSettings: { params, answer: StoredAlertSettings },
  updateAlertSettings: { params, body: AlertSettingsToStore, answer: StoredAlertSettings },
  readAlertHealth: { params, answer: AlertHealth },
  reportBoard: {
    params,
    body: v.object({ board_id: Id, sound: v.picklist(["on", "off"]) }),
    answer: AlertHealth,
  },
  sendTestMail: {
    params,
    body: v.object({ address: EmailAddress }),
    answer: v.object({ queued: v.literal(true) }),
  },
  readPushKey: { params, answer: v.object({ public_key: v.string() }) },
  listPushDevices: { params, answer: PushDevices },
  subscribePush: { params, body: PushDeviceToAdd, answer: PushDevice },
  unsubscribePush: { params, body: v.object({ device_id: Id }), answer: PushDevices },
  sendTestPush: { params, body: v.object({ device_id: Id }), answer: TestPushResult },
} as const satisfies Record<keyof typeof alertCalls, CallSchemas>;
