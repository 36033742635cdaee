import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { withMessages } from "../../../i18n/later-messages.ts";
import { useCompanyPage } from "../../../layout/company-page.tsx";

const loadStrip = withMessages(async () => (await import("./setup-strip.tsx")).SetupStrip);

/** The strip of a company that is being set up; its code is fetched for no other company. */
export function LazySetupStrip() {
  return useCompanyPage().member.company.inSetup && <LazyPart load={loadStrip} props={{}} />;
}
