import { buttonClasses } from "@comanda/ui/controls/button.tsx";
import { companyTheme } from "@comanda/ui/look/company-theme.ts";
import { landingButtons } from "@comanda/ui/look/landing-buttons.ts";
import { landingTheme } from "@comanda/ui/look/landing-theme.ts";
import { useText } from "../../../i18n/text.ts";
import type { SettingsForm } from "../../frame/use-settings-section.ts";
import { lookOf } from "../paths/look-paths.ts";
import { PreviewBackdrop } from "./preview-backdrop.tsx";
import type { PreviewCompany } from "./preview-company.ts";
import { PreviewLogo } from "./preview-logo.tsx";

type LandingPreviewProps = { form: SettingsForm; company: PreviewCompany; storageUrl: string };

/** The landing page with the look of the form, in the colours that guests get. */
export function LandingPreview({ form, company, storageUrl }: LandingPreviewProps) {
  const t = useText();
  const look = lookOf(form.value);
  const landing = look.layout_settings?.landing;
  const theme = landingTheme(look);
  const summary = landing?.title?.summary;
  const promotes = form.get("ecommerce_settings.layout_settings.landing.footer.promotion_enabled");
  return (
    <div
      style={{ ...companyTheme(look).variables, ...theme.variables, background: theme.background }}
      className="guest-phone relative isolate flex min-h-full flex-col items-center px-4 pt-8 pb-4 text-center font-text text-[color:var(--landing-ink)]"
    >
      <PreviewBackdrop {...{ form, storageUrl }} picture={theme.picture} wash={theme.wash} />
      <PreviewLogo company={company} className="size-24 rounded-[24px] text-xl shadow-2" />
      <p
        dir="auto"
        className="mt-4 mb-1.5 font-title text-xl font-bold text-[color:var(--landing-title)] wrap-anywhere"
      >
        {landing?.title?.name || company.name}
      </p>
      {summary && (
        <p dir="auto" className="text-balance text-[color:var(--landing-title)] wrap-anywhere">
          {summary}
        </p>
      )}
      <ul style={theme.buttons} className="mt-auto flex w-full flex-col gap-2.5 pt-8">
        {Object.entries(landingButtons(landing?.contents ?? [])).map(([key, { name, action }]) => {
          const isPrimary = action.kind === "menu" || theme.outlined;
          const isOff = action.kind === "none";
          return (
            <li
              key={key}
              className={`${buttonClasses(isPrimary ? "primary" : "secondary")} ${isOff ? "border-line bg-line text-muted" : ""}`}
            >
              <bdi>{name ?? t("settings.look.does.menu_webapp_url")}</bdi>
            </li>
          );
        })}
      </ul>
      {promotes !== false && <p className="pt-4 text-sm">{t("settings.look.promotionSample")}</p>}
    </div>
  );
}
