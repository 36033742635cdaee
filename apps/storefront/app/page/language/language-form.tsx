import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { localeNames } from "@comanda/ui/i18n/locale-names.ts";
import { locales } from "@comanda/ui/i18n/locales.ts";
import { offeredLocales } from "@comanda/ui/i18n/offered-locales.ts";
import {
  fetchPageStatus,
  isServerAnswer,
  whenReachable,
} from "@comanda/ui/web/retry-after-offline.ts";
import Check from "lucide-react/icons/check";
import { type SubmitEvent, useEffect, useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";

/**
 * Offers the languages, each by its own name. It is a plain form, which also works without scripts: the
 * server saves the choice in the language cookie and leads back to `to`, a path with its query. While the
 * server cannot be reached, the choice waits for it.
 */
export function LanguageForm({ to }: { to: string }) {
  const t = useText();
  const { choose, waits } = useChoice();
  const current = useLocale();
  const { country_code: country } = useCompanySite().company.country;
  return (
    <form action="/language" onSubmit={choose} className="flex flex-col text-sm">
      {waits && (
        <p role="alert" className="px-3 pb-3 text-muted">
          {t("error.offlinePart")}
        </p>
      )}
      <input type="hidden" name="to" value={to} />
      {offeredLocales(country).map((locale) => (
        <button
          key={locale}
          type="submit"
          name="language"
          value={locale}
          lang={locale}
          aria-current={locale === current ? "true" : undefined}
          className={classNames(
            "flex min-h-12 items-center justify-between gap-3 rounded-m px-3 text-start",
            locale === current ? "bg-accent-soft font-bold text-accent-text" : "hover:bg-line/50",
          )}
        >
          <span dir={locales[locale].direction}>{localeNames[locale]}</span>
          {locale === current && <Check className="size-4 flex-none" aria-hidden="true" />}
        </button>
      ))}
    </form>
  );
}

/** Sends the choice once the server answers: before that the browser would show its own error page. */
function useChoice() {
  const [waiting, setWaiting] = useState<string | null>(null);
  useEffect(() => {
    if (waiting)
      return whenReachable(() => window.location.assign(waiting), { wasUnreachable: true });
  }, [waiting]);

  const choose = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { action } = event.currentTarget;
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const url = `${action}?${new URLSearchParams(fields as unknown as Record<string, string>)}`;
    if (isServerAnswer(await fetchPageStatus())) window.location.assign(url);
    else setWaiting(url);
  };
  return {
    choose: (event: SubmitEvent<HTMLFormElement>) => void choose(event),
    waits: waiting !== null,
  };
}
