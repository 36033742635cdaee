import { monthlyOrdersLimit, type Subscriptions } from "@comanda/domain/company/plan";
import { type Translate, useText } from "../../i18n/text.ts";
import type { SectionValue } from "../../parts/saving/section-value.ts";
import { SettingsCard } from "../../parts/saving/settings-card.tsx";

/** The plan, which the operator sets, and how many of its orders are used. */
export function PlanCard({ value }: { value: SectionValue }) {
  const t = useText();
  const company = (value.company ?? {}) as Subscriptions & { reseller_id?: string | null };
  const names = (company.current_subscriptions ?? []).map(({ name }) => planText(t, name));
  const limit = monthlyOrdersLimit(company);
  const count = company.order_limit_usage_count ?? 0;
  const highest = company.highest_plan ? planText(t, company.highest_plan) : "";
  const rows = [
    [t("settings.site.plan"), names.join(", ") || t("settings.site.noPlan")],
    [t("settings.site.highestPlan"), names.includes(highest) ? "" : highest],
    [
      t("settings.site.orders"),
      limit === null
        ? t("settings.site.ordersUnlimited", { count })
        : t("settings.site.ordersOf", { count, limit }),
    ],
    [t("settings.site.reseller"), company.reseller_id ?? ""],
  ] as const;
  return (
    <SettingsCard title={t("settings.site.planTitle")} hint={t("settings.site.planHint")}>
      <dl className="grid gap-x-4 gap-y-2 md:grid-cols-[auto_1fr]">
        {rows
          .filter(([, text]) => text)
          .map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="text-md wrap-anywhere">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </SettingsCard>
  );
}

/** Plans whose names say nothing to an owner. */
const PLANS = ["infinity", "free", "onboarding"] as const;

/** What a plan means, or its name where that is the name under which it is sold. */
function planText(t: Translate, name: string): string {
  const plan = PLANS.find((each) => each === name.toLowerCase());
  return plan ? t(`settings.site.planOf.${plan}`) : name;
}
