import type { ServiceType } from "@comanda/domain/company/service-type";

/** What a message says of an order without an answer. */
export type NamedOrder = {
  publicId: number;
  serviceType: ServiceType;
  /** When it began to wait, in epoch milliseconds. */
  since: number;
};
