import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { DatabaseEvents } from "../db/connect/database-events.ts";
import type { Database } from "../db/schema/database.ts";
import type { FileStore } from "../files/file-store.ts";
import type { RateLimiter } from "../limits/limiter.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { DrawQr } from "../payments/providers/common/qr-picture.ts";
import type { ProviderBases } from "../payments/providers/open-provider.ts";
import type { PlacesProvider } from "../places/places-provider.ts";
import type { DnsLookup } from "../shared/dns-lookup.ts";
import type { FindStaffMember } from "../staff/staff-member.ts";
import type { AdmitOrder } from "./admit-order.ts";
import type { AlertServices } from "./alert-services.ts";
import type { ApiMetrics } from "./api-metrics.ts";

/** What the API needs from outside; it reads neither the environment nor the clock itself. */
export type Deps = {
  db: Kysely<Database>;
  events: DatabaseEvents;
  clock: () => Date;
  log: Logger;
  /** Signs the visitor's device cookie. */
  secret: string;
  /** Limits how often visitors call; null for no limits. */
  limiter?: RateLimiter | null;
  /**
   * Route distances and address search. Without it, distances are estimated and no address is
   * checked.
   */
  places?: PlacesProvider | null;
  /** What online payments need; null when there are none. */
  payments?: PaymentDeps | null;
  /** Push messages, mails and jobs for orders without an answer; without it none is sent. */
  alerts?: AlertServices;
  /** Finds the member who makes a staff call; by default through sessions in the database. */
  findMember?: FindStaffMember;
  /** Sends mails to staff; without it none is sent. */
  mailer?: Mailer | null;
  /** Waits this many milliseconds; by default by a timer. */
  pause?: (milliseconds: number) => Promise<void>;
  /** The console's address for links in mails; without it they lead to the origin of the request. */
  consoleUrl?: string | null;
  /** Finds the addresses of names; by default by asking name servers. */
  findAddresses?: DnsLookup;
  /** Finds the texts (TXT records) of names; by default by asking name servers. */
  findTexts?: DnsLookup;
  /** Whether the demo's link opens the console of demo companies. */
  demo?: boolean;
  /** Whether webhooks may be http and in local networks; by default only https and public. */
  localWebhooks?: boolean;
  /** Where pictures are stored; without it none is uploaded. */
  pictures?: FileStore;
  /** How many bytes of pictures one company may upload; without it any number. */
  pictureQuota?: number;
  /** Counts calls and orders; without it nothing is counted. */
  metrics?: ApiMetrics;
  /** Does orders in their turn on a busy server; without it all are done at once. */
  admitOrder?: AdmitOrder;
  version: string;
  region: string;
};

/** What the payment providers are opened with. */
export type PaymentDeps = {
  /**
   * The server's keys: the first one encrypts companies' provider keys, and the earlier ones still
   * decrypt them.
   */
  secretKeys: readonly [string, ...string[]];
  bases: ProviderBases;
  drawQr: DrawQr;
  /** Whether real money is taken; then the sandbox is not offered beside real providers. */
  production: boolean;
  /**
   * The port that the server listens on, when it is known: providers send the customer back to it.
   */
  port?: number;
  /** Milliseconds for a whole call of a provider. */
  timeoutMs?: number;
};
