import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { withDuplicateMark } from "@comanda/domain/printing/duplicate-mark";
import { layoutTicket } from "@comanda/domain/printing/layout-ticket";
import { isRightToLeft } from "@comanda/domain/printing/ticket-language";
import { ticketWords } from "@comanda/domain/printing/ticket-words";
import { findStaffOrder } from "../../board/staff-orders.store.ts";
import type { Deps } from "../../context/deps.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { ticketsOf } from "../queue/enqueue-tickets.ts";
import { findPrintingCompany } from "../settings/printing-company.store.ts";

const DEFAULT_COLUMNS = 42;

/**
 * The tickets of an order, laid out for paper of `columns` letters. A member who may not see customers gets no
 * receipt and no names. 404 `order_not_found`.
 */
export async function readTickets(
  { db }: Pick<Deps, "db">,
  member: StaffMember,
  orderId: string,
  { columns = DEFAULT_COLUMNS, duplicate = 0 }: ParsedStaffRequestPart<"readTickets", "query">,
): Promise<StaffCallAnswer<"readTickets"> | Refusal> {
  const company = await findPrintingCompany(db, member.companyId);
  const found = company && (await findStaffOrder(db, member.companyId, orderId));
  if (!found) return new Refusal("order_not_found");
  const sees = member.permissions.includes("orders.details");
  const stored = sees ? found : { ...found, order: { ...found.order, client_snapshot: null } };
  const { language } = company.settings;
  const words = ticketWords[language];
  const tickets = (await ticketsOf(db, stored, company))
    .filter(({ kind }) => sees || kind !== "receipt")
    .map(({ kind, station, stationName, blocks }) => ({
      kind,
      station_id: station || null,
      station_name: stationName,
      lines: layoutTicket(withDuplicateMark(blocks, duplicate, words), columns),
    }));
  const direction = isRightToLeft(language) ? ("rtl" as const) : ("ltr" as const);
  return { language, direction, columns, tickets };
}
