import type { AvailabilityChange } from "@comanda/contract/staff/availability-items";
import type { MarkedKind, MarkState } from "@comanda/domain/availability/marks";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { Json, Timestamp } from "./columns.ts";

/** `revision` is the company's menu version when the row was written; a change names it. */
type SetByMember = {
  revision: number;
  account_id: string;
  /** The member's name at that time. */
  set_by: string;
  set_at: Timestamp;
};

/** What staff changed for a while. A row whose end has passed has no effect. */
export type AvailabilityTables = {
  availability_marks: SetByMember & {
    company_id: string;
    kind: MarkedKind;
    /** The id of a product, a variant, or a modifier of any product. */
    id: string;
    state: MarkState;
    /** Null: until it is taken back. */
    until: Timestamp | null;
    /** For the state `left`: the pieces that may still be sold; orders reserve them. */
    remaining: number | null;
    /** The change as it was asked for, to recognise it when it is sent again. */
    requested: Json;
    /** The change that restores what was before. */
    undo: Json<AvailabilityChange>;
  };
  service_pauses: SetByMember & {
    company_id: string;
    service_type: ServiceType;
    /** In the past when the pause was ended. */
    until: Timestamp;
    /** The end of the pause that the company's file had then. */
    configured: string | null;
  };
  slowdowns: SetByMember & {
    company_id: string;
    /** Added to promised and shown times; 0 when it was ended. */
    minutes: number;
    until: Timestamp;
  };
};
