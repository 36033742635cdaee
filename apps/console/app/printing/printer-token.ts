import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";

/** A printer with the token that is shown once. */
export type PrinterToken = StaffCallAnswer<"createPrinter">;
