import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";

const loadProposal = async () => (await import("./card-proposal.tsx")).CardProposal;

/** The pill of a change on a card; few orders are changed, and its code is loaded with the first one. */
export function ProposalPill({ order }: { order: StaffOrder }) {
  return order.proposals.length > 0 && <LazyPart load={loadProposal} props={{ order }} />;
}
