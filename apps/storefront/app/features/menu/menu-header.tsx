import { useText } from "../../i18n/text.tsx";
import { InfoButton } from "../../page/info/info-button.tsx";
import { HoursButton } from "../../shop/hours-button.tsx";
import { Logo } from "../../shop/logo.tsx";
import { useOpenLine } from "../../shop/opening.ts";
import { QueryLink } from "../../shop/query.tsx";
import { RatingChip } from "../../shop/rating.tsx";
import { useShop } from "../../shop/shop.tsx";
import { SocialLinks } from "../../shop/social-links.tsx";

/** Letters of a state that leave no room beside them on a phone. */
const LONG = 24;

/**
 * Whose menu it is, whether it is open, how it is rated, all there is to know of it, and where else
 * the company is; on phones, whose bar has no room for that, the footer says it. It stays at the top.
 */
export function MenuHeader() {
  const { company } = useShop();
  const t = useText();
  const isLong = useOpenLine().length > LONG;
  return (
    <header className="menu-header sticky top-0 z-20 bg-surface lg:border-b lg:border-line">
      {/* What is around the words does not grow with them: large letters need the room. */}
      <div className="menu-container flex h-full items-center gap-[12px] px-[16px]">
        <QueryLink to="/" aria-label={t("menu.toStart")} className="target flex-none rounded-m">
          <Logo size={44} className="rounded-m border border-line" />
        </QueryLink>
        <div className="@container min-w-0 flex-1 lg:flex lg:items-center lg:gap-3">
          {/* The rating stands where there is room for it: beside the state, or the name. */}
          <div className="flex min-w-0 items-center gap-2">
            <h1
              dir="auto"
              data-clamped
              className="line-clamp-2 min-w-0 flex-1 text-md leading-[1.15]"
            >
              {company.name}
            </h1>
            {isLong && <Rating />}
          </div>
          <div className="flex items-center gap-3 lg:hidden">
            <HoursButton look="line" />
            {!isLong && <Rating />}
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
    <span className="flex-none @max-[9rem]:hidden lg:hidden">
      <RatingChip line />
    </span>
  );
}
