import { useCompanySite } from "../../company/company-site.tsx";
import { RatingChip } from "../../company/rating-chip.tsx";
import { HoursButton } from "../../hours/hours-button.tsx";
import { useText } from "../../i18n/text.tsx";
import { QueryLink } from "../../links/keep-query.tsx";
import { SocialLinks } from "../../links/social-links.tsx";
import { CompanyLogo } from "../../media/company-logo.tsx";
import { InfoButton } from "../../page/info/info-button.tsx";

/**
 * Whose menu it is, whether it is open, how it is rated, all there is to know of it, and where else
 * the company is; on phones, whose bar has no room for that, the footer says it. It stays at the top.
 */
export function MenuHeader() {
  const { company } = useCompanySite();
  const t = useText();
  return (
    <header className="menu-header sticky top-0 z-20 bg-surface lg:border-b lg:border-line">
      {/* What is around the words does not grow with them: large letters need the room. */}
      <div className="menu-container flex h-full items-center gap-[12px] px-[16px]">
        <QueryLink to="/" aria-label={t("menu.toStart")} className="target flex-none rounded-m">
          <CompanyLogo size={44} className="rounded-m border border-line" />
        </QueryLink>
        <div className="@container min-w-0 flex-1 lg:flex lg:items-center lg:gap-3">
          <div data-clamped className="line-clamp-2 min-w-0 text-md leading-[1.25]">
            {/* The rating is the next word after the name, whichever line that ends on. */}
            <div>
              <h1 className="me-2 inline text-md leading-[1.25]">
                <bdi>{company.name}</bdi>
              </h1>
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

/** The score on a phone, as a word of its line; where letters are large, the information has it. */
function Rating() {
  return (
    <span className="inline-block align-middle whitespace-nowrap @max-[9rem]:hidden lg:hidden">
      <RatingChip line />
    </span>
  );
}
