import { classNames } from "@comanda/ui/controls/class-names.ts";
import { CompanyLogo } from "../../media/company-logo.tsx";
import { PageBackdrop } from "../../media/page-backdrop.tsx";
import { ServiceTypes } from "../../ordering/service-types.tsx";
import type { LandingPageTheme } from "../../theme/page-theme.ts";
import { FreeCompanyNotice } from "./free-company-notice.tsx";
import { LandingButtonList } from "./landing-button-list.tsx";
import { LandingChips, LandingEnd, LandingFooter, LandingTexts } from "./landing-parts.tsx";
import { PhotoLanding } from "./photo-landing.tsx";

/** Shows the landing page (conformance 2.21 to 2.40), as the company arranged it. */
export function LandingPage({ theme }: { theme: LandingPageTheme }) {
  return theme.isPhoto ? <PhotoLanding theme={theme} /> : <CentredLanding theme={theme} />;
}

/**
 * Shows texts and buttons one below the other in the middle. A wide screen without a picture has room for them
 * side by side.
 */
function CentredLanding({ theme }: { theme: LandingPageTheme }) {
  const beside = (wide: string, always = "contents") => classNames(always, !theme.picture && wide);
  return (
    <div
      style={{ ...theme.variables, background: theme.background }}
      className="landing relative isolate min-h-dvh font-text text-landing-ink"
    >
      {theme.picture && (
        <PageBackdrop picture={theme.picture} wash={theme.wash} className="absolute" />
      )}
      <main
        className={beside(
          "lg:max-w-[992px]",
          "mx-auto flex min-h-page max-w-[440px] flex-col items-center px-4 pt-10 pb-4 text-center md:justify-center",
        )}
      >
        <div className={beside("landing-columns", "landing-halves contents")}>
          <div className={beside("lg:flex lg:flex-col lg:items-start lg:text-start")}>
            <CompanyLogo size={112} className="landing-logo rounded-[28px] shadow-2" />
            <LandingTexts summaryClass={beside("lg:text-md", "max-w-[320px] text-balance")} />
            <LandingChips className={beside("lg:justify-start", "justify-center")} />
            <ServiceTypes className={beside("lg:justify-start", "justify-center text-xs")} />
          </div>
          <div className={beside("lg:block")}>
            <LandingButtonList
              theme={theme}
              className={beside("lg:pt-0", "mt-auto pt-8 md:mt-0")}
            />
            <FreeCompanyNotice />
          </div>
        </div>
        <LandingFooter />
      </main>
      <LandingEnd />
    </div>
  );
}
