import type { Role } from "@comanda/domain/staff/permissions";

/** The member who opens a page of a company. */
export type PageMember = {
  /** The id of the member's account, which is the member's id in the team. */
  id: string;
  name: string;
  role: Role;
  /** Whether the member has signed in by PIN, on a tablet. */
  byPin: boolean;
  company: {
    id: string;
    name: string;
    /** IANA name. */
    timezone: string;
    /** Whether pages list what is missing for a first order, which the member may set. */
    inSetup: boolean;
    /** Whether pages say that guests cannot order yet. */
    lacksSetup: boolean;
    /** The address of its logo; null without one. */
    logoUrl: string | null;
  };
  /** Whether the account belongs to other companies too. */
  hasOtherCompanies: boolean;
};
