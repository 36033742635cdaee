import { Chip } from "@comanda/ui/controls/chip.tsx";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import Star from "lucide-react/icons/star";
import { useText } from "../i18n/text.ts";
import { useCompanySite } from "./company-site.tsx";

/**
 * Shows the rating and how many people gave it, as a link to the company's reviews (conformance 2.50).
 * Nothing where the company does not display it. As a `line` of text it is the score alone.
 */
export function RatingChip({ line = false }: { line?: boolean }) {
  const { company, settings } = useCompanySite();
  const { google_settings: ratings } = settings;
  const locale = useLocale();
  const t = useText();
  if (!ratings?.display_ratings || !ratings.ratings_score) return null;
  const formatted = (number: number, digits: number) =>
    number
      .toLocaleString(intlLocale(locale), {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      // Browsers and the server use different spaces; the page must be the same on both.
      .replace(/\s/gu, "\u00a0");
  const score = formatted(ratings.ratings_score, 1);
  const count = ratings.ratings_count ?? company.google_ratings_count ?? 0;
  const star = <Star aria-hidden="true" className="size-3.5 fill-current" />;
  const chip = line ? (
    <span className="flex items-center gap-1 text-xs font-bold">
      {star}
      {score}
    </span>
  ) : (
    <Chip>
      {star}
      <span>{score}</span>
      {count > 0 && <span className="font-normal">({formatted(count, 0)})</span>}
    </Chip>
  );
  const rating = t("rating.score", { score, count });
  if (!ratings.place_id) return <span title={rating}>{chip}</span>;
  return (
    <a
      href={`https://search.google.com/local/reviews?placeid=${encodeURIComponent(ratings.place_id.toWellFormed())}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t("rating.label", { rating })}
      className="target inline-flex"
    >
      {chip}
    </a>
  );
}
