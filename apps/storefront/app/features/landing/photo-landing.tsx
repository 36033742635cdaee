import { classNames } from "@comanda/ui/controls/class-names.ts";
import { CompanyLogo } from "../../media/company-logo.tsx";
import { PageBackdrop } from "../../media/page-backdrop.tsx";
import { useOfferedServiceTypes } from "../../ordering/service-types.tsx";
import type { LandingPageTheme } from "../../theme/page-theme.ts";
import { FreeCompanyNotice } from "./free-company-notice.tsx";
import { LandingButtonList } from "./landing-button-list.tsx";
import { LandingChips, LandingEnd, LandingFooter, LandingTexts } from "./landing-parts.tsx";
import { OrderTypeLinks } from "./order-type-links.tsx";

/**
 * Shows the landing page with a large picture first: above the texts on phones, beside them on wide
 * screens. Without a picture its place is a band in the company's colours (decision 80).
 */
export function PhotoLanding({ theme }: { theme: LandingPageTheme }) {
  const takesOrders = useOfferedServiceTypes().length > 0;
  return (
    <div
      style={{ ...theme.variables, background: theme.background }}
      className="landing min-h-dvh font-text text-landing-ink split:flex"
    >
      <div
        style={{ background: theme.cover }}
        className={classNames(
          "relative isolate split:sticky split:top-0 split:h-dvh",
          theme.picture ? "h-[38svh] min-h-52 split:flex-[6]" : "h-36 split:flex-[2]",
        )}
      >
        {theme.picture && (
          <PageBackdrop picture={theme.picture} wash={theme.wash} className="absolute" />
        )}
      </div>
      <div className="min-w-0 split:flex-[5]">
        <main className="mx-auto flex max-w-[480px] flex-col px-4 pb-4 split:min-h-page split:justify-center split:px-8">
          <CompanyLogo
            size={88}
            className="landing-logo relative -mt-11 rounded-l border-4 border-[color:var(--ground)] shadow-2 split:mt-0"
          />
          <div style={theme.buttons}>
            <LandingTexts summaryClass="line-clamp-4" />
            <LandingChips />
            <OrderTypeLinks />
          </div>
          <LandingButtonList theme={theme} isBelowOrderTypes={takesOrders} className="pt-5" />
          <FreeCompanyNotice />
          <LandingFooter />
        </main>
        <LandingEnd />
      </div>
    </div>
  );
}
