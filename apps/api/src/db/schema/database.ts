import type { ColumnType, Generated } from "kysely";
import type { AlertTables } from "./alert-tables.ts";
import type { AvailabilityTables } from "./availability-tables.ts";
import type { Created, Json, OptionalTimestamp, Timestamp } from "./columns.ts";
import type { GuestTables } from "./guest-tables.ts";
import type { IntegrationTables } from "./integration-tables.ts";
import type { MenuTables } from "./menu-tables.ts";
import type { OrderTables } from "./order-tables.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { PrintingTables } from "./printing-tables.ts";
import type { ProposalTables } from "./proposal-tables.ts";
import type { RefundTables } from "./refund-tables.ts";
import type { SalesTables } from "./sales-tables.ts";
import type { ScheduledPriceTables } from "./scheduled-price-tables.ts";
import type { SharedCartTables } from "./shared-cart-tables.ts";
import type { StaffTables } from "./staff-tables.ts";

/** `*_document` and `document` columns hold a part of the import file, unchanged. */
export type Database = MenuTables &
  AlertTables &
  PaymentTables &
  PrintingTables &
  StaffTables &
  AvailabilityTables &
  ProposalTables &
  GuestTables &
  RefundTables &
  IntegrationTables &
  SalesTables &
  ScheduledPriceTables &
  SharedCartTables &
  OrderTables & {
    companies: {
      company_id: string;
      document: Json;
      ecommerce_settings: Json;
      order_settings: Json;
      payment_methods: Json;
      loyalty_settings: Json;
      /** How the order board behaves; null for the defaults. No import changes it. */
      board_settings: ColumnType<unknown, string | null | undefined, string | null>;
      /** When and where tickets are printed; null for the defaults. No import changes it. */
      printing_settings: ColumnType<unknown, string | null | undefined, string | null>;
      /** When business days begin; null for the default. No import changes it. */
      sales_settings: ColumnType<unknown, string | null | undefined, string | null>;
      /** What its set-up notes; null for a company that has none. No import changes it. */
      setup: ColumnType<unknown, string | null | undefined, string | null>;
      /** Since when tickets are printed by themselves: older orders get none. */
      printing_since: OptionalTimestamp;
      /** For the export: the file around its parts, their order, and unknown fields. */
      outline: Json;
      imported_at: Timestamp;
      /** The plan's orders that another system counted, and when. */
      usage_counted: Generated<number>;
      usage_counted_at: OptionalTimestamp;
      /** Rises with everything that changes what the public pages show: imports, marks, last pieces. */
      menu_version: Generated<number>;
      /** Rises with each change of the imported parts in the console. */
      edits: Generated<number>;
    };
    /** `unproven_since`: when a member added a name that no DNS has proven yet; else null (decision 109). */
    hosts: { company_id: string; host: string; position: number; unproven_since: Date | null };
    /** Names that were taken from a company because no DNS proved them. */
    released_hosts: { company_id: string; host: string; released_at: Date };
    /** Counts of limits, by a hash of who is counted; `expire` is in milliseconds since 1970. */
    rate_counts: { key: string; points: number; expire: number | null };
    clients: {
      company_id: string;
      id: string;
      /** The visitor's device, from its signed cookie. */
      device_id: string;
      source: string;
      name: string;
      country_calling_code: string;
      phone_number: string;
      email: string | null;
      available_points: Generated<number>;
      created_at: Created;
    };
    addresses: {
      company_id: string;
      id: string;
      client_id: string;
      address: string;
      complement: string | null;
      reference: string | null;
      area_id: string | null;
      area_name: string | null;
      latitude: number | null;
      longitude: number | null;
      created_at: Created;
    };
    abuse_reports: {
      company_id: string;
      id: string;
      reason: string;
      description: string;
      contact: string | null;
      page_url: string | null;
      created_at: Timestamp;
    };
    /** Visits on a day of the company's calendar, `yyyy-MM-dd`; never 0. */
    visits: { company_id: string; day: ColumnType<never, string, never>; visits: number };
    /** The answers of calls that create, by the hash of route, visitor and Idempotency-Key. */
    idempotency_keys: {
      company_id: string;
      key_hash: string;
      body_hash: string;
      answer: Json | null;
      created_at: Created;
    };
    /** The checksum of the SQL that each migration executed here; see `migration-checksums.ts`. */
    migration_checksums: { name: string; checksum: string };
    /** Facts about the installation; see `installation-facts.ts`. */
    installation: { name: string; value: string };
  };
