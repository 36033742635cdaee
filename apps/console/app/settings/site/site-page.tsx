import type { MessageKey } from "../../i18n/text.ts";
import { useText } from "../../i18n/text.ts";
import type { StoredSection } from "../../parts/saving/section-value.ts";
import { SettingsCard } from "../../parts/saving/settings-card.tsx";
import { ChoiceSetting, TextSetting } from "../form/fields.tsx";
import { SettingsPage } from "../form/settings-page.tsx";
import { useSettingsSection } from "../form/use-settings-section.ts";
import { HostsCard } from "./hosts-card.tsx";
import { PlanCard } from "./plan-card.tsx";
import {
  DOMAIN_STATUS,
  DOMAIN_URL,
  HOSTS,
  PIXEL,
  siteFaults,
  VALIDATION,
  validationCode,
} from "./site-faults.ts";

type SitePageProps = { companyId: string; initial: StoredSection };

/** An address as an owner writes it. */
const EXAMPLE = "https://tacos.example";

const LABELS: Readonly<Record<string, MessageKey>> = {
  [HOSTS]: "settings.site.hosts",
  [DOMAIN_URL]: "settings.site.url",
  [DOMAIN_STATUS]: "settings.site.status",
  [PIXEL]: "settings.site.pixel",
  [VALIDATION]: "settings.site.validation",
  "company.current_subscriptions": "settings.site.plan",
  "company.highest_plan": "settings.site.highestPlan",
  "company.order_limit_usage_count": "settings.site.orders",
  "company.reseller_id": "settings.site.reseller",
};

/** Where guests find the storefront, the plan, and what measures visits. */
export function SitePage({ companyId, initial }: SitePageProps) {
  const t = useText();
  const faultsOf = (value: StoredSection["value"]) =>
    Object.fromEntries(
      Object.entries(siteFaults(value)).map(([path, fault]) => [
        path,
        fault === "missing"
          ? t("form.missing")
          : t(`settings.site.fault.${fault}`, { example: EXAMPLE }),
      ]),
    );
  const form = useSettingsSection({ companyId, section: "site", initial, faultsOf });
  const labelOf = (path: string) => {
    const key = LABELS[path];
    const [list, at] = path.split(".");
    if (list === HOSTS && at) return t("settings.site.hostOf", { number: Number(at) + 1 });
    return key ? t(key) : path;
  };
  const field = (path: string) => ({ form, path, label: labelOf(path) });
  return (
    <SettingsPage
      title={t("settings.site.title")}
      form={form}
      labelOf={labelOf}
      textOf={(path, value) => (path === HOSTS && Array.isArray(value) ? value.join("\n") : null)}
    >
      <HostsCard form={form} />
      <SettingsCard title={t("settings.site.domain")}>
        <TextSetting
          {...field(DOMAIN_URL)}
          hint={t("settings.site.urlHint", { example: EXAMPLE })}
          inputMode="url"
          dir="ltr"
          maxLength={2048}
        />
        <ChoiceSetting
          {...field(DOMAIN_STATUS)}
          hint={t("settings.site.statusHint")}
          absent="active"
          options={[
            { value: "active", label: t("settings.site.statusActive") },
            { value: "pending", label: t("settings.site.statusPending") },
            { value: "disabled", label: t("settings.site.statusDisabled") },
          ]}
        />
      </SettingsCard>
      <SettingsCard title={t("settings.site.measuring")} hint={t("settings.site.measuringHint")}>
        <TextSetting
          {...field(PIXEL)}
          hint={t("settings.site.pixelHint")}
          inputMode="numeric"
          dir="ltr"
          maxLength={64}
        />
        <TextSetting
          {...field(VALIDATION)}
          hint={t("settings.site.validationHint")}
          adapt={validationCode}
          dir="ltr"
          maxLength={200}
        />
      </SettingsCard>
      <PlanCard value={form.stored.value} />
    </SettingsPage>
  );
}
