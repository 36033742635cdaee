import { useCompanySite } from "../../company/company-site.tsx";
import { RatingChip } from "../../company/rating-chip.tsx";
import { HoursButton } from "../../hours/hours-button.tsx";
import { useText } from "../../i18n/text.ts";
import { QueryLink } from "../../links/keep-query.tsx";
import { SocialLinks } from "../../links/social-links.tsx";
import { CompanyLogo } from "../../media/company-logo.tsx";
import { QrPlace } from "../../ordering/qr-chip.tsx";
import { InfoButton } from "../../page/info/info-button.tsx";

/**
 * Shows the sticky header of the menu: logo, name, the place of a QR code, rating, opening hours, company
 * information and social links (conformance 2.41). On phones the social links are in the footer.
 */
export function MenuHeader() {
  const { company, qr } = useCompanySite();
  const t = useText();
  return (
    <header className="menu-header sticky top-0 z-20 bg-surface lg:border-b lg:border-line">
      {/* The spacing is in pixels: with large letters the text needs the room. */}
      <div className="menu-container flex h-full items-center gap-[12px] px-[16px]">
        <QueryLink to="/" aria-label={t("menu.toStart")} className="target flex-none rounded-m">
          <CompanyLogo size={44} className="rounded-m border border-line" />
        </QueryLink>
        <div className="@container min-w-0 flex-1 lg:flex lg:items-center lg:gap-3">
          {/* The name wraps before the hours do. */}
          <h1 dir="auto" data-clamped className="line-clamp-2 shrink-99 text-md leading-[1.2]">
            {company.name}
          </h1>
          <div className="mt-[3px] flex min-w-0 items-start gap-2.5 lg:mt-0 lg:items-center">
            <span className="contents lg:hidden">
              <HoursButton look="line" />
            </span>
            <span className="hidden min-w-0 lg:block">
              <HoursButton look="chip" />
            </span>
            {qr?.name ? <QrPlace /> : <Rating />}
          </div>
        </div>
        <span className="hidden lg:block">
          <RatingChip />
        </span>
        <span className="hidden flex-none lg:block">
          <SocialLinks className="gap-0! text-muted [&_a]:border-0" />
        </span>
        <InfoButton />
      </div>
    </header>
  );
}

/**
 * Shows the score on phones, after the hours, except to a guest at a table; with large letters only the
 * information sheet has it.
 */
function Rating() {
  return (
    <span className="flex flex-none lg:hidden @max-[9rem]:hidden [&_*]:leading-[1.15]">
      <RatingChip line />
    </span>
  );
}
