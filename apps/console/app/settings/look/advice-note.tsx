import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { parseColor, READABLE_CONTRAST } from "@comanda/ui/look/color.ts";
import type { LookAdvice } from "@comanda/ui/look/look-advice.ts";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useText } from "../../i18n/text.ts";

type AdviceNoteProps = {
  /** The chosen colour, which may be a text that is no colour. */
  chosen: string;
  advice: LookAdvice | undefined;
};

/** What guests see in place of a colour, and why; read out as it changes. */
export function AdviceNote({ chosen, advice }: AdviceNoteProps) {
  const text = useAdviceText(chosen, advice);
  const shown = parseColor(advice?.shown) ? advice?.shown : null;
  return (
    <p aria-live="polite" className="flex gap-1.5 pt-1 text-sm text-warning empty:hidden">
      {text && (
        <>
          <TriangleAlert aria-hidden="true" className="mt-px size-4.5 flex-none" />
          <span className="wrap-anywhere">
            {text}{" "}
            {shown && (
              <span
                aria-hidden="true"
                style={{ background: shown }}
                className="inline-block size-3.5 rounded-xs border border-field align-[-2px]"
              />
            )}
          </span>
        </>
      )}
    </p>
  );
}

function useAdviceText(chosen: string, advice: LookAdvice | undefined): string | null {
  const t = useText();
  const locale = useLocale();
  if (chosen !== "" && parseColor(chosen) === null) return t("settings.look.advice.unread");
  if (!advice) return null;
  const { kind, contrast, shown } = advice;
  const number = new Intl.NumberFormat(intlLocale(locale), { maximumFractionDigits: 1 });
  // Rounded down, so that 4.49 is not 4.5.
  const ratio = number.format(Math.floor((contrast ?? 1) * 10) / 10);
  const least = number.format(READABLE_CONTRAST);
  return t(`settings.look.advice.${kind}`, { ratio, least, shown: shown ?? "" });
}
