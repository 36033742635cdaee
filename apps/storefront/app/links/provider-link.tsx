import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.tsx";

/**
 * Who made the site, unless the company turned it off (spec §2, Footer variants). Plain words where
 * the provider has no site to lead to.
 */
export function ProviderLink() {
  const { settings, providerUrl } = useCompanySite();
  const t = useText();
  if (settings.layout_settings?.landing?.footer?.promotion_enabled === false) return null;
  if (!providerUrl) return <span>{t("company.promotion")}</span>;
  return (
    <a href={providerUrl} target="_blank" rel="noreferrer" className="target hover:underline">
      {t("company.promotion")}
    </a>
  );
}
