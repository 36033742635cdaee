import { useCompanySite } from "../../company/company-site.tsx";
import { RatingChip } from "../../company/rating-chip.tsx";
import { HoursButton } from "../../hours/hours-button.tsx";
import { useText } from "../../i18n/text.ts";
import { QueryLink } from "../../links/keep-query.tsx";
import { SocialLinks } from "../../links/social-links.tsx";
import { CompanyLogo } from "../../media/company-logo.tsx";
import { InfoButton } from "../../page/info/info-button.tsx";

/**
 * Shows the sticky header of the menu: logo, name, rating, opening hours, company information and
 * social links (conformance 2.41). On phones the social links are in the footer.
 */
export function MenuHeader() {
  const { company } = useCompanySite();
  const t = useText();
  return (
    <header className="menu-header sticky top-0 z-20 bg-surface lg:border-b lg:border-line">
      {/* The spacing is in pixels: with large letters the text needs the room. */}
      <div className="menu-container flex h-full items-center gap-[12px] px-[16px]">
        <QueryLink to="/" aria-label={t("menu.toStart")} className="target flex-none rounded-m">
          <CompanyLogo size={44} className="rounded-m border border-line" />
        </QueryLink>
        <div className="@container min-w-0 flex-1 lg:flex lg:items-center lg:gap-3">
          <div data-clamped className="line-clamp-2 min-w-0 text-md leading-[1.25]">
            {/* The rating follows the name like a word, on whichever line the name ends. */}
            <div dir="auto">
              <h1 className="me-2 inline text-md leading-[1.25]">{company.name}</h1>
              <Rating />
            </div>
          </div>
          <div className="lg:hidden">
            <HoursButton look="line" />
          </div>
          <span className="hidden flex-none lg:block">
            <HoursButton look="chip" />
          </span>
        </div>
        <span className="hidden lg:block">
          <RatingChip />
        </span>
        <span className="hidden flex-none lg:block">
          <SocialLinks />
        </span>
        <InfoButton />
      </div>
    </header>
  );
}

/**
 * Shows the score on phones, inline after the name; with large letters only the information sheet has
 * it.
 */
function Rating() {
  return (
    <span className="inline-block align-middle whitespace-nowrap @max-[9rem]:hidden lg:hidden">
      <RatingChip line />
    </span>
  );
}
