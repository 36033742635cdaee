import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { findStaffOrder } from "../../board/staff-orders.store.ts";
import type { Deps } from "../../context/deps.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { ticketsOf } from "../queue/enqueue-tickets.ts";
import { renderCommands } from "../render/render-job.ts";
import { findPrintingCompany } from "../settings/printing-company.store.ts";
import { testTicketBlocks } from "./test-ticket-blocks.ts";

type Answer = StaffCallAnswer<"readTicketCommands">;
type Ticket = Parameters<typeof renderCommands>[0]["ticket"];

const DEFAULT_COLUMNS = 42;

/**
 * The commands of one ticket of an order, for a printer at the member's own device. Without
 * `orders.details` it has no names. 404 `order_not_found`, `station_not_found` for a station without
 * a part of the order; 403 `forbidden` for a receipt without `orders.details`.
 */
export async function readTicketCommands(
  { db }: Pick<Deps, "db">,
  { companyId, permissions }: StaffMember,
  orderId: string,
  query: ParsedStaffRequestPart<"readTicketCommands", "query">,
): Promise<Answer | Refusal> {
  const { kind, station_id = "", duplicate = 0 } = query;
  const sees = permissions.includes("orders.details");
  if (kind === "receipt" && !sees) return new Refusal("forbidden");
  const company = await findPrintingCompany(db, companyId);
  const found = company && (await findStaffOrder(db, companyId, orderId));
  if (!found) return new Refusal("order_not_found");
  const stored = sees ? found : { ...found, order: { ...found.order, client_snapshot: null } };
  const tickets = await ticketsOf(db, stored, company);
  const asked = tickets.find((each) => each.kind === kind && each.station === station_id);
  if (!asked) return new Refusal("station_not_found");
  const { language } = company.settings;
  return render({ language, blocks: asked.blocks }, query, duplicate);
}

/** The commands of a test ticket, for a printer at the member's own device. */
export async function readTestCommands(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { companyId, name }: StaffMember,
  query: ParsedStaffRequestPart<"readTestCommands", "query">,
): Promise<Answer | Refusal> {
  const company = await findPrintingCompany(db, companyId);
  if (!company) return new Refusal("company_not_found");
  const { language } = company.settings;
  const facts = { company, printer: "USB", member: name, now: clock() };
  return render({ language, blocks: testTicketBlocks(language, facts) }, query, 0);
}

async function render(
  ticket: Ticket,
  { columns = DEFAULT_COLUMNS, as_pictures = false }: Paper,
  duplicate: number,
): Promise<Answer> {
  const job = { ticket, reprint: duplicate, uncertain: 0 };
  const commands = await renderCommands(job, { columns, as_pictures }, "esc-pos");
  return { data: Buffer.from(commands).toString("base64") };
}

type Paper = Pick<ParsedStaffRequestPart<"readTicketCommands", "query">, "columns" | "as_pictures">;
