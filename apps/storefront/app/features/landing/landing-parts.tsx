import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useNavigate, useSearchParams } from "react-router";
import { useCompanySite } from "../../company/company-site.tsx";
import { RatingChip } from "../../company/rating-chip.tsx";
import { useMenuLanguage } from "../../company/use-menu-language.ts";
import { HoursButton } from "../../hours/hours-button.tsx";
import { useText } from "../../i18n/text.ts";
import { QueryLink, useKeepQuery } from "../../links/keep-query.tsx";
import { SocialLinks } from "../../links/social-links.tsx";
import { QrChip } from "../../ordering/qr-chip.tsx";
import { SiteFooter } from "../../page/site-footer.tsx";
import { AddressLink } from "./address-link.tsx";

/** Shows the title and the summary of the landing page. */
export function LandingTexts({ summaryClass }: { summaryClass?: string }) {
  const { company, settings } = useCompanySite();
  const languageOf = useMenuLanguage();
  const title = settings.layout_settings?.landing?.title;
  return (
    <>
      <h1
        dir="auto"
        lang={title?.name ? languageOf(title) : undefined}
        className="mt-5 mb-1.5 max-w-full text-xl wrap-anywhere hyphens-auto text-landing-title"
      >
        {title?.name || company.name}
      </h1>
      {title?.summary && (
        <p
          dir="auto"
          lang={languageOf(title, "summary")}
          className={classNames("text-landing-title", summaryClass)}
        >
          {title.summary}
        </p>
      )}
    </>
  );
}

/** Shows whether the restaurant is open, its rating, and the table or place of the QR code. */
export function LandingChips({ className }: { className?: string }) {
  return (
    <div className={classNames("my-4 flex flex-wrap gap-2", className)}>
      <Hours />
      <RatingChip />
      <QrChip />
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

/** Shows the address, the social networks and the links at the end of the landing page. */
export function LandingFooter() {
  const t = useText();
  return (
    <footer className="mt-4 flex flex-col items-center text-center text-xs">
      <AddressLink />
      <SocialLinks className="mt-1 mb-3 justify-center" />
      <SiteFooter>
        <QueryLink to="/products" className="target hover:underline">
          {t("landing.menuLink")}
        </QueryLink>
        <QueryLink to="/info" className="target hover:underline">
          {t("info.link")}
        </QueryLink>
      </SiteFooter>
    </footer>
  );
}

/** Comes after the content, which its styles show only when something follows it. */
export function LandingEnd() {
  return <span hidden />;
}
