import type { CallDoc } from "../calls/call-doc.ts";
import type { alertCalls } from "./alert-calls.ts";

/** The documentation of `alertCalls`, under the same names. */
export const alertDocs = {
  readAlertSettings: {
    summary: "Read what follows when an order gets no answer",
    description:
      "Boards always ring. Without `settings.write` the addresses of mails are left out.",
    errors: ["company_not_found"],
  },
  updateAlertSettings: {
    summary: "Change what follows when an order gets no answer",
    description:
      "`revision` is the one that the sender has seen. If another member changed the settings first, the answer is `settings_changed`.",
    errors: ["company_not_found", "settings_changed", "not_for_the_demo"],
    example: {
      revision: 0,
      push: { active: true, after_seconds: 60 },
      mail: { active: true, after_seconds: 180, addresses: ["owner@example.com"] },
      pause: { active: true, after_seconds: 600, minutes: 30 },
    },
  },
  readAlertHealth: {
    summary: "Read whether alerts would reach a person now",
    errors: ["company_not_found"],
  },
  reportBoard: {
    summary: "Report that a board is open, and whether it can ring",
    description: "A board reports every 30 seconds. After 90 seconds without one it is gone.",
    errors: ["company_not_found"],
    example: { board_id: "kitchen-tablet", sound: "on" },
  },
  sendTestMail: {
    summary: "Send a mail as a test",
    description: "The health says soon after how it went.",
    errors: ["company_not_found", "not_for_the_demo"],
    example: { address: "owner@example.com" },
  },
  readPushKey: {
    summary: "Read the key that a browser subscribes to push messages with",
    errors: ["company_not_found"],
  },
  listPushDevices: {
    summary: "List the member's devices that get push messages",
    errors: ["company_not_found"],
  },
  subscribePush: {
    summary: "Add this device, or update its keys",
    description:
      "The endpoint is an https address of a public push service. A member has at most ten devices in a company; the oldest gives way.",
    errors: ["company_not_found"],
    example: {
      endpoint: "https://push.example.com/send/abc",
      keys: {
        p256dh:
          "BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk",
        auth: "zqbxT6JKstKSY9JKibZLSQ",
      },
      name: "Phone",
      language: "en",
    },
  },
  unsubscribePush: {
    summary: "Remove one of the member's devices",
    description: "The answer lists those that are left. A device that is not there is no error.",
    errors: ["company_not_found"],
    example: { device_id: "Xy3bV0q1" },
  },
  sendTestPush: {
    summary: "Send a push message to one of the member's devices as a test",
    errors: ["company_not_found", "device_not_found"],
    example: { device_id: "Xy3bV0q1" },
  },
} as const satisfies Record<keyof typeof alertCalls, CallDoc>;
