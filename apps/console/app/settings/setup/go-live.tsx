import type { Setup } from "@comanda/contract/setup/setup-schemas";
import ExternalLink from "lucide-react/icons/external-link";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { Button, buttonClasses } from "../../parts/button.tsx";
import { ChangeErrorText } from "../../parts/change-error-text.tsx";
import { withValueAt } from "../../parts/saving/section-value.ts";
import { SettingsCard } from "../../parts/saving/settings-card.tsx";
import { missingItems, type SetupStep } from "./draft/setup-steps.ts";
import type { SetupForms } from "./draft/use-setup-forms.ts";
import { ClosedNow } from "./list/closed-now.tsx";
import { SetupLines } from "./list/setup-lines.tsx";

const CHECKOUT = "ecommerce_settings.checkout_type";

type GoLiveProps = {
  setup: Setup;
  forms: Pick<SetupForms, "ordering" | "hours">;
  timezone: string;
  origin: string | null;
  /** The first step with something that is not saved; null where there is none. */
  unsaved: SetupStep | null;
  goTo: (step: SetupStep) => void;
  onChange: () => Promise<void>;
};

/** Opens the restaurant for orders once nothing is missing; afterwards, the way to the first order. */
export function GoLive({
  setup,
  forms: { ordering, hours },
  timezone,
  origin,
  unsaved,
  goTo,
  onChange,
}: GoLiveProps) {
  const t = useText();
  const path = useCompanyPath();
  const [asked, setAsked] = useState(false);
  const missing = missingItems(setup);
  const done = useRef<HTMLParagraphElement>(null);
  const wasLive = useRef(setup.live);
  useEffect(() => {
    if (setup.live && !wasLive.current) done.current?.focus();
    wasLive.current = setup.live;
  }, [setup.live]);
  const open = async () => {
    setAsked(true);
    if (unsaved) goTo(unsaved);
    if (missing.length > 0 || unsaved) return;
    const value = withValueAt(ordering.value, CHECKOUT, "WEBAPP");
    if (await ordering.saveMerged(value, ordering.stored)) await onChange();
  };
  if (setup.live && missing.length === 0)
    return (
      <SettingsCard title={t("setup.live.title")}>
        <p
          ref={done}
          tabIndex={-1}
          role="status"
          className="text-lg font-bold text-positive outline-none"
        >
          {t("setup.live.done")}
        </p>
        <ClosedNow hours={hours} timezone={timezone} />
        <p className="text-md">{t("setup.live.doneText")}</p>
        <div className="flex flex-wrap gap-2">
          <Link to={path("orders")} className={buttonClasses({ look: "solid", size: "m" })}>
            {t("setup.live.board")}
          </Link>
          {origin && (
            <a
              href={origin}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses({ look: "outline", size: "m" })}
            >
              <ExternalLink aria-hidden="true" className="size-5" />
              {t("setup.live.try")}
            </a>
          )}
        </div>
        <SetupLines setup={{ ...setup, lines: setup.lines.filter(({ optional }) => optional) }} />
      </SettingsCard>
    );
  return (
    <SettingsCard title={t("setup.live.title")} hint={t("setup.live.text")}>
      <SetupLines setup={setup} />
      {asked && (missing.length > 0 || unsaved) && (
        <p role="alert" className="text-sm text-danger">
          {t(unsaved ? "setup.live.unsaved" : "setup.live.missing")}
        </p>
      )}
      {ordering.error && <ChangeErrorText error={ordering.error} />}
      {!setup.live && (
        <Button
          look={missing.length > 0 ? "outline" : "solid"}
          size="l"
          busy={ordering.busy}
          onClick={() => void open()}
        >
          {t("setup.live.button")}
        </Button>
      )}
    </SettingsCard>
  );
}
