import { useNavigate, useSearchParams } from "react-router";
import { useCompanySite } from "../../company/company-site.tsx";
import { RatingChip } from "../../company/rating-chip.tsx";
import { HoursButton } from "../../hours/hours-button.tsx";
import { useText } from "../../i18n/text.ts";
import { QueryLink, useKeepQuery } from "../../links/keep-query.tsx";
import { SocialLinks } from "../../links/social-links.tsx";
import { CompanyLogo } from "../../media/company-logo.tsx";
import { PageBackdrop } from "../../media/page-backdrop.tsx";
import { QrChip } from "../../ordering/qr-chip.tsx";
import { ServiceTypes } from "../../ordering/service-types.tsx";
import { SiteFooter } from "../../page/site-footer.tsx";
import type { LandingPageTheme } from "../../theme/page-theme.ts";
import { AddressLink } from "./address-link.tsx";
import { FreeCompanyNotice } from "./free-company-notice.tsx";
import { LandingButtonList } from "./landing-button-list.tsx";

/** Shows the landing page (conformance 2.21 to 2.40). */
export function LandingPage({ theme }: { theme: LandingPageTheme }) {
  const { company, settings } = useCompanySite();
  const t = useText();
  const landing = settings.layout_settings?.landing;
  const summary = landing?.title?.summary;
  return (
    <div
      style={{ ...theme.variables, background: theme.background }}
      className="landing relative isolate min-h-dvh font-text text-landing-ink"
    >
      {theme.picture && (
        <PageBackdrop picture={theme.picture} wash={theme.wash} className="absolute" />
      )}
      <main className="mx-auto flex min-h-page max-w-[440px] flex-col items-center px-4 pt-10 pb-4 text-center md:justify-center md:py-12">
        <CompanyLogo size={112} className="rounded-[28px] shadow-2" />
        <h1 dir="auto" className="mt-5 mb-1.5 text-xl text-landing-title">
          {landing?.title?.name || company.name}
        </h1>
        {summary && (
          <p dir="auto" className="max-w-[320px] text-balance text-landing-title">
            {summary}
          </p>
        )}
        <div className="my-4 flex flex-wrap justify-center gap-2">
          <Hours />
          <RatingChip />
          <QrChip />
        </div>
        <ServiceTypes className="justify-center text-xs" />
        <LandingButtonList theme={theme} />
        <FreeCompanyNotice />
        <footer className="mt-4 flex flex-col items-center text-xs">
          <AddressLink />
          <SocialLinks className="my-1 justify-center" />
          <SiteFooter>
            <QueryLink to="/products" className="target hover:underline">
              {t("landing.menuLink")}
            </QueryLink>
            <QueryLink to="/info" className="target hover:underline">
              {t("info.link")}
            </QueryLink>
          </SiteFooter>
        </footer>
      </main>
    </div>
  );
}

/**
 * Shows the opening hours. `?open_modal=attention-hours` opens them (conformance 2.2); closing removes
 * the parameter, so that a reload does not open them again.
 */
function Hours() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const withQuery = useKeepQuery();
  const opened = query.get("open_modal") === "attention-hours";
  const onClose = () => void navigate(withQuery("/"), { replace: true, preventScrollReset: true });
  return <HoursButton look="chips" opened={opened} onClose={opened ? onClose : undefined} />;
}
