import { buttonClasses } from "@comanda/ui/controls/button.tsx";
import { companyTheme } from "@comanda/ui/look/company-theme.ts";
import type { ReactNode } from "react";
import { useText } from "../../../i18n/text.ts";
import { useMoneyText } from "../../../parts/orders/money-text.ts";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { lookOf } from "../paths/look-paths.ts";
import { PreviewBackdrop } from "./preview-backdrop.tsx";
import type { PreviewCompany } from "./preview-company.ts";
import { PreviewLogo } from "./preview-logo.tsx";

type MenuPreviewProps = {
  form: Pick<SettingsForm, "value" | "pictureFile">;
  company: Pick<PreviewCompany, "name" | "logo" | "categories" | "currency" | "dishes">;
  storageUrl: string;
  /** What stands below the name, such as when it is open. */
  line?: ReactNode;
  /** What stands below the dishes; by default samples of a link and of the next step. */
  foot?: ReactNode;
};

/** The menu with the look of the form: header, categories, dishes, a link and the next step. */
export function MenuPreview({ form, company, storageUrl, line, foot }: MenuPreviewProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const theme = companyTheme(lookOf(form.value));
  return (
    <div
      style={{ ...theme.variables, background: "var(--ground-fill)" }}
      className="guest-phone relative isolate flex min-h-full flex-col font-text text-ink"
    >
      <PreviewBackdrop
        form={form}
        storageUrl={storageUrl}
        picture={theme.picture}
        wash={theme.wash}
      />
      <div className="flex items-center gap-3 bg-surface p-4">
        <PreviewLogo company={company} className="size-12 rounded-m" />
        <div className="min-w-0">
          <p className="font-title text-lg font-bold wrap-anywhere">
            <bdi>{company.name}</bdi>
          </p>
          {line}
        </div>
      </div>
      <ul className="flex gap-2 overflow-hidden border-b border-line bg-surface px-4 pb-3 empty:hidden">
        {Object.entries(company.categories).map(([at, name]) => (
          <li
            key={at}
            className={`flex min-h-8 max-w-full flex-none items-center rounded-full border px-3 text-xs font-bold whitespace-nowrap ${at === "0" ? "border-ink bg-ink text-surface" : "border-line bg-surface"}`}
          >
            <bdi data-clamped className="truncate">
              {name}
            </bdi>
          </li>
        ))}
      </ul>
      {company.categories[0] && (
        <p className="px-4 pt-4 pb-2 font-title text-lg font-bold wrap-anywhere">
          <bdi>{company.categories[0]}</bdi>
        </p>
      )}
      <ul>
        {company.dishes.map(({ id, name, description, price, picture }) => (
          <li key={id} className="flex gap-3 border-b border-line bg-surface p-4">
            <div className="min-w-0 flex-1">
              <p className="text-md font-bold wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p dir="auto" className="line-clamp-2 text-sm text-muted">
                {description}
              </p>
              <p className="pt-1 font-bold">
                <bdi>{price !== null && moneyText(price, company)}</bdi>
              </p>
            </div>
            {picture && (
              <img src={picture} alt="" className="size-18 flex-none rounded-m object-cover" />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col gap-3 p-4">
        {foot ?? (
          <>
            <p className="text-center text-sm font-bold text-accent-text">
              {t("settings.look.linkSample")}
            </p>
            <p className={buttonClasses("primary")}>{t("menu.previewAdd")}</p>
          </>
        )}
      </div>
    </div>
  );
}
