import type { ServiceType } from "../company/service-type.ts";

/** The languages of tickets: those of the pages. */
export type TicketLanguage = "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "it" | "pt";

/** The fixed words of a ticket. */
export type TicketWords = Record<ServiceType, string> & {
  /** The name of the first station. */
  kitchen: string;
  duplicate: string;
  /** Above a ticket of an order that has changed since it was printed. */
  changed: string;
  /** Above a ticket of an order that is cancelled. */
  cancelled: string;
  /** Before a dish that is not to be made any more. */
  leaveOut: string;
  readyBy: string;
  scheduledFor: string;
  allergy: string;
  /** Below a ticket whose notes are shortened. */
  notesOnScreen: string;
  pieces: string;
  ticket: string;
  subtotal: string;
  discount: string;
  delivery: string;
  serviceFee: string;
  tip: string;
  paymentFee: string;
  total: string;
  paid: string;
  toPay: string;
  /** Before the money with which the customer pays in cash. */
  changeOf: string;
  test: string;
};

/** Whether tickets of a language are read from right to left. */
export const isRightToLeft = (language: TicketLanguage): boolean => language === "ar";
