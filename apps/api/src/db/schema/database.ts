import type { ColumnType, Generated } from "kysely";
import type { Created, Json, OptionalTimestamp, Timestamp } from "./columns.ts";
import type { InstallationTables } from "./installation-tables.ts";
import type { MenuTables } from "./menu-tables.ts";
import type { OrderTables } from "./order-tables.ts";
import type { PaymentTables } from "./payment-tables.ts";

/** `*_document` and `document` columns hold a part of the import file as it was given. */
export type Database = MenuTables &
  PaymentTables &
  InstallationTables &
  OrderTables & {
    companies: {
      company_id: string;
      document: Json;
      ecommerce_settings: Json;
      order_settings: Json;
      payment_methods: Json;
      loyalty_settings: Json;
      /** What an export needs: the file around its parts, their order, and what we do not know. */
      outline: Json;
      next_public_id: Generated<number>;
      imported_at: Timestamp;
      /** The plan's orders that were counted elsewhere, and when. */
      usage_counted: Generated<number>;
      usage_counted_at: OptionalTimestamp;
      /** Goes up with whatever changes what the public pages show: imports, orders, cancellations. */
      menu_version: Generated<number>;
    };
    hosts: { company_id: string; host: string; position: number };
    clients: {
      company_id: string;
      id: string;
      /** The visitor's device, as its signed cookie names it. */
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
    /** How often people came on a day of the company's calendar, `yyyy-MM-dd`; never 0. */
    visits: { company_id: string; day: ColumnType<never, string, never>; visits: number };
    /** The answers of calls that create, by the hash of route, visitor and Idempotency-Key. */
    idempotency_keys: {
      company_id: string;
      key_hash: string;
      body_hash: string;
      answer: Json | null;
      created_at: Created;
    };
  };
