import type { TicketBlock } from "@comanda/domain/printing/ticket-block";
import type { TicketLanguage } from "@comanda/domain/printing/ticket-language";
import type { Generated } from "kysely";
import type { Json, OptionalTimestamp, Timestamp } from "./columns.ts";

/** What a print job prints, as it was when it was queued. */
export type StoredTicket = {
  language: TicketLanguage;
  blocks: TicketBlock[];
  /** The acceptance and the promised time that the ticket knows; absent in tickets of earlier versions. */
  acceptedAt?: string | null;
  promisedAt?: string | null;
  /** It only says a new time: no dish is cooked twice from it, so it is no duplicate. */
  isNote?: boolean;
};

export type PrintJobState = "queued" | "sent" | "confirmed" | "failed";

/** Tables of tickets. */
export type PrintingTables = {
  printers: {
    company_id: string;
    id: string;
    name: string;
    kind: "cloudprnt" | "agent";
    columns: 32 | 42 | 48;
    as_pictures: boolean;
    /** The SHA-256 of the token that the printer or its agent shows. */
    token_hash: string;
    /** What the printer last said of itself. */
    status: string | null;
    last_seen_at: OptionalTimestamp;
    created_at: Timestamp;
  };
  print_jobs: {
    company_id: string;
    id: string;
    /** Null for a test. */
    order_id: string | null;
    /** Null for a station without a printer, and for a ticket that a member prints. */
    printer_id: string | null;
    kind: "kitchen" | "receipt" | "test";
    /** The id of the station; empty for a receipt or a test. */
    station: string;
    station_name: string | null;
    copy: number;
    reprint: number;
    /** The last accepted proposal that the ticket knows; 0 for none. Reprints have 0. */
    change: Generated<number>;
    ticket: Json<StoredTicket>;
    state: PrintJobState;
    attempts: Generated<number>;
    /** The attempts after which it may be on paper without a confirmation. */
    uncertain: Generated<number>;
    reason: string | null;
    created_at: Timestamp;
    sent_at: OptionalTimestamp;
    confirmed_at: OptionalTimestamp;
    /** Until when a sent job is its printer's own; null when no confirmation is awaited. */
    lease_until: OptionalTimestamp;
    requested_by: string | null;
  };
};
