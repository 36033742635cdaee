import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import type { Currency } from "@comanda/domain/money/cents";
import { useText } from "../../../i18n/text.ts";
import type { StoredSection } from "../../../parts/saving/section-value.ts";
import { PATHS } from "../../delivery/draft/delivery-fields.ts";
import { pricingOf } from "../../delivery/draft/draft-pricing.ts";
import { useSettingsSection } from "../../form/use-settings-section.ts";
import { type HoursFault, hoursFaults } from "../../hours/hours-faults.ts";
import { useDishRows } from "../dishes/use-dish-rows.ts";
import { SETUP_STEPS, type SetupStep } from "./setup-steps.ts";
import { useQuickHours } from "./use-quick-hours.ts";

export type SetupSections = Record<
  "place" | "hours" | "ordering" | "delivery" | "payments" | "tables",
  StoredSection
>;

type Options = {
  companyId: string;
  sections: SetupSections;
  menu: StaffMenu;
  currency: Currency;
  /** The name that the first part of the menu begins with, in the language of the company. */
  firstCategory: string;
};

/**
 * What every step of the set-up has typed. All steps share one page, so that what was typed in one stays
 * while another is open.
 */
export function useSetupForms(options: Options) {
  const { companyId, sections, menu, currency, firstCategory } = options;
  const t = useText();
  const of = (section: keyof SetupSections) => ({ companyId, section, initial: sections[section] });
  const hoursText = (fault: HoursFault) => t(`settings.hours.fault.${fault}`);
  const ordering = useSettingsSection(of("ordering"));
  const hours = useSettingsSection({
    ...of("hours"),
    faultsOf: (value) =>
      Object.fromEntries(
        Object.entries(hoursFaults(value)).map(([path, fault]) => [path, hoursText(fault)]),
      ),
  });
  return {
    ordering,
    place: useSettingsSection(of("place")),
    hours,
    quickHours: useQuickHours(hours),
    delivery: useSettingsSection({
      ...of("delivery"),
      faultsOf: (value): Record<string, string> =>
        ordering.get("ecommerce_settings.delivery.active") === true && lacksPrice(value)
          ? { [PATHS.fixed]: t("setup.fault.price") }
          : {},
    }),
    payments: useSettingsSection(of("payments")),
    tables: useSettingsSection(of("tables")),
    dishes: useDishRows({
      companyId,
      currency,
      initial: menu,
      firstCategory,
    }),
  };
}

/** Whether deliveries have one price, and it is not written. */
function lacksPrice(value: StoredSection["value"]): boolean {
  const { delivery } = pricingOf(value);
  return deliveryPriceType(delivery) === "fixed" && delivery.prices?.fixed?.price == null;
}

export type SetupForms = ReturnType<typeof useSetupForms>;

/** The steps with something that is not saved. */
export function unsavedSteps(forms: SetupForms): SetupStep[] {
  const { place, hours, dishes, ordering, delivery, tables, payments } = forms;
  const dirty: Record<Exclude<SetupStep, "code">, boolean> = {
    place: place.isDirty,
    hours: hours.isDirty,
    dishes: dishes.isDirty,
    ordering: [ordering, delivery, tables].some((form) => form.isDirty),
    payments: payments.isDirty,
  };
  return SETUP_STEPS.filter((step) => step !== "code" && dirty[step]);
}
