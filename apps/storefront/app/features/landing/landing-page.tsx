import { CompanyLogo } from "../../media/company-logo.tsx";
import { PageBackdrop } from "../../media/page-backdrop.tsx";
import { ServiceTypes } from "../../ordering/service-types.tsx";
import type { LandingPageTheme } from "../../theme/page-theme.ts";
import { FreeCompanyNotice } from "./free-company-notice.tsx";
import { LandingButtonList } from "./landing-button-list.tsx";
import { LandingChips, LandingFooter, LandingTexts } from "./landing-parts.tsx";
import { PhotoLanding } from "./photo-landing.tsx";

/** Shows the landing page (conformance 2.21 to 2.40), as the company arranged it. */
export function LandingPage({ theme }: { theme: LandingPageTheme }) {
  return theme.isPhoto ? <PhotoLanding theme={theme} /> : <CentredLanding theme={theme} />;
}

function CentredLanding({ theme }: { theme: LandingPageTheme }) {
  return (
    <div
      style={{ ...theme.variables, background: theme.background }}
      className="landing relative isolate min-h-dvh font-text text-landing-ink"
    >
      {theme.picture && (
        <PageBackdrop picture={theme.picture} wash={theme.wash} className="absolute" />
      )}
      <main className="mx-auto flex min-h-page max-w-[440px] flex-col items-center px-4 pt-10 pb-4 text-center md:justify-center">
        <CompanyLogo size={112} className="rounded-[28px] shadow-2" />
        <LandingTexts summaryClass="max-w-[320px] text-balance" />
        <LandingChips className="justify-center" />
        <ServiceTypes className="justify-center text-xs" />
        <LandingButtonList theme={theme} className="mt-auto pt-8 md:mt-0" />
        <FreeCompanyNotice />
        <LandingFooter />
      </main>
    </div>
  );
}
