import type { AlertSettings, AlertStep } from "@comanda/domain/alerts/alert-settings";
import type { Json, OptionalTimestamp, Timestamp } from "./columns.ts";

/** How the last message went. */
type LastMessage = {
  sent_at: OptionalTimestamp;
  failed_at: OptionalTimestamp;
  /** The code of the last failure since the last success. */
  error: string | null;
};

/** Tables of alerts. */
export type AlertTables = {
  /** Absent for a company with the default settings. */
  alert_settings: { company_id: string; revision: number; settings: Json<AlertSettings> };
  /** Steps that were done for an order; each once. */
  order_alerts: { company_id: string; order_id: string; step: AlertStep; at: Timestamp };
  alert_states: LastMessage & {
    company_id: string;
    step: AlertStep;
    /** When the step was last begun for any order. */
    begun_at: OptionalTimestamp;
  };
  /** Devices of members that get push messages. */
  staff_push_subscriptions: LastMessage & {
    company_id: string;
    id: string;
    account_id: string;
    name: string;
    language: string;
    endpoint: string;
    /** The browser's public key, base64url. */
    p256dh: string;
    /** The browser's secret, base64url. */
    auth: string;
    created_at: Timestamp;
  };
  /** Open boards; one that was not seen for long is gone. */
  board_presences: {
    company_id: string;
    board_id: string;
    account_id: string;
    /** Whether it can ring. */
    sound: boolean;
    seen_at: Timestamp;
  };
};
