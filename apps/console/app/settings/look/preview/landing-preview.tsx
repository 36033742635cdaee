import { serviceTypeKey } from "@comanda/domain/company/service-type";
import { buttonClasses } from "@comanda/ui/controls/button.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { companyTheme } from "@comanda/ui/look/company-theme.ts";
import { landingButtons } from "@comanda/ui/look/landing-buttons.ts";
import { type LandingTheme, landingTheme } from "@comanda/ui/look/landing-theme.ts";
import type { LookSettings } from "@comanda/ui/look/look-settings.ts";
import { useText } from "../../../i18n/text.ts";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { lookOf } from "../paths/look-paths.ts";
import { PreviewBackdrop } from "./preview-backdrop.tsx";
import type { PreviewCompany } from "./preview-company.ts";
import { PreviewLogo } from "./preview-logo.tsx";

type LandingPreviewProps = { form: SettingsForm; company: PreviewCompany; storageUrl: string };

/** The landing page with the look of the form, in the colours that guests get. */
export function LandingPreview({ form, company, storageUrl }: LandingPreviewProps) {
  const t = useText();
  const look = lookOf(form.value);
  const theme = landingTheme(look);
  const showsPromotion = form.get(
    "ecommerce_settings.layout_settings.landing.footer.promotion_enabled",
  );
  const backdrop = (
    <PreviewBackdrop
      form={form}
      storageUrl={storageUrl}
      picture={theme.picture}
      wash={theme.wash}
    />
  );
  return (
    <div
      style={{ ...companyTheme(look).variables, ...theme.variables, background: theme.background }}
      className={classNames(
        "guest-phone relative isolate flex min-h-full flex-col px-4 pb-4 font-text text-[color:var(--landing-ink)]",
        theme.isPhoto ? "items-start" : "items-center pt-8 text-center",
      )}
    >
      {theme.isPhoto ? (
        <div
          style={{ background: theme.cover }}
          className={`relative isolate -mx-4 self-stretch ${theme.picture ? "h-56" : "h-28"}`}
        >
          {backdrop}
        </div>
      ) : (
        backdrop
      )}
      <PreviewLogo
        company={company}
        className={`size-24 rounded-[24px] text-xl shadow-2 ${theme.isPhoto ? "relative -mt-12" : ""}`}
      />
      <Texts look={look} company={company} />
      {theme.isPhoto && <OrderTypes company={company} theme={theme} />}
      <Buttons look={look} company={company} theme={theme} />
      {showsPromotion !== false && (
        <p className="self-center pt-4 text-sm">{t("settings.look.promotionSample")}</p>
      )}
    </div>
  );
}

type PartProps = { look: LookSettings; company: PreviewCompany; theme: LandingTheme };

function Texts({ look, company }: Omit<PartProps, "theme">) {
  const { name, summary } = look.layout_settings?.landing?.title ?? {};
  return (
    <>
      <p
        dir="auto"
        className="mt-4 mb-1.5 font-title text-xl font-bold text-[color:var(--landing-title)] wrap-anywhere"
      >
        {name || company.name}
      </p>
      {summary && (
        <p dir="auto" className="text-balance text-[color:var(--landing-title)] wrap-anywhere">
          {summary}
        </p>
      )}
    </>
  );
}

function OrderTypes({ company, theme }: Omit<PartProps, "look">) {
  const t = useText();
  return (
    <ul style={theme.buttons} className="flex w-full flex-col gap-2.5 pt-4 empty:hidden">
      {company.orderTypes.map((type) => (
        <li key={type} className={`${buttonClasses("primary")} justify-start`}>
          {t(`board.service.${serviceTypeKey(type)}`)}
        </li>
      ))}
    </ul>
  );
}

function Buttons({ look, company, theme }: PartProps) {
  const t = useText();
  // The same rule as in the storefront's `landing-button-list.tsx`; the default button to the menu has no name.
  const isBelowOrderTypes = theme.isPhoto && company.orderTypes.length > 0;
  const buttons = landingButtons(look.layout_settings?.landing?.contents ?? []).filter(
    ({ name }) => name !== null || !isBelowOrderTypes,
  );
  return (
    <ul
      style={theme.buttons}
      className={`flex w-full flex-col gap-2.5 empty:hidden ${theme.isPhoto ? "pt-2.5" : "mt-auto pt-8"}`}
    >
      {Object.entries(buttons).map(([key, { name, action }]) => {
        const isPrimary = action.kind === "menu" || (theme.outlined && !theme.isPhoto);
        const isOff = action.kind === "none";
        return (
          <li
            key={key}
            className={`${buttonClasses(isPrimary && !isBelowOrderTypes ? "primary" : "secondary")} ${isOff ? "border-line bg-line text-muted" : ""}`}
          >
            <bdi>{name ?? t("settings.look.does.menu_webapp_url")}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
