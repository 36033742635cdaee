import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";

/**
 * Names the provider of the storefront, unless the company turned that off (conformance 2.39). It
 * is text without a link where the provider has no site.
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
