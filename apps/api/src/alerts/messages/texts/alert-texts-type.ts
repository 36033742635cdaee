import type { ServiceType } from "@comanda/domain/company/service-type";

/** The texts of alerts in one language, with `{places}` for what is filled in. */
export type AlertTexts = {
  types: Record<ServiceType, string>;
  /** The title of a push message for one order, and for several. */
  one: string;
  many: string;
  since: string;
  /** The subject of a mail for one order, and for several. */
  mailOne: string;
  mailMany: string;
  intro: string;
  line: string;
  open: string;
  why: string;
  testPush: string;
  testPushBody: string;
  testMail: string;
  testMailBody: string;
};
