import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useLocation } from "react-router";
import { withMessages } from "../../../i18n/later-messages.ts";
import { useCompanyPage } from "../../../layout/company-page.tsx";

const loadStrip = withMessages(async () => (await import("./setup-strip.tsx")).SetupStrip);

/** Pages that show what is missing themselves. */
const OWN_PAGES = /\/settings(\/setup)?$/u;

/**
 * The strip of a company that guests cannot order from yet; its code is fetched for no other company. Its place is
 * kept until it comes, because it would move the page.
 */
export function LazySetupStrip() {
  const { pathname } = useLocation();
  return (
    useCompanyPage().member.company.lacksSetup &&
    !OWN_PAGES.test(pathname) && (
      <div className="flex-none empty:min-h-12">
        <LazyPart load={loadStrip} props={{}} />
      </div>
    )
  );
}
