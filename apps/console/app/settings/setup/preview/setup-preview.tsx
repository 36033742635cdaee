import "../../look/look-fonts.css";
import { localDate } from "@comanda/domain/hours/local-date";
import { WEEKDAYS } from "@comanda/domain/hours/time-zone";
import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import UtensilsCrossed from "lucide-react/icons/utensils-crossed";
import { useText } from "../../../i18n/text.ts";
import type { StoredSection } from "../../../parts/saving/section-value.ts";
import { dayAt, spansOf } from "../../hours/hours-faults.ts";
import { MenuPreview } from "../../look/preview/menu-preview.tsx";
import { PreviewAside, PreviewButton } from "../../look/preview/preview-phone.tsx";
import { activeTypes } from "../draft/order-types.ts";
import { HAND_KINDS, hasKind } from "../draft/pay-kinds.ts";
import type { SetupForms } from "../draft/use-setup-forms.ts";
import { previewMenu } from "./preview-menu.ts";

type SetupPreviewProps = {
  forms: SetupForms;
  look: StoredSection;
  timezone: string;
  storageUrl: string;
  logo: string | null;
};

/** What guests see with what is typed so far, beside the steps on wide screens. */
export function SetupPreview(props: SetupPreviewProps) {
  return (
    <PreviewAside>
      <Phone {...props} />
    </PreviewAside>
  );
}

/** Opens the same phone over the steps, where there is no room beside them. */
export function SetupPreviewButton(props: SetupPreviewProps) {
  return (
    <PreviewButton>
      <Phone {...props} />
    </PreviewButton>
  );
}

function Phone({ forms, look, timezone, storageUrl, logo }: SetupPreviewProps) {
  const t = useText();
  const { place, dishes } = forms;
  const form = {
    value: look.value,
    pictureFile: (source: unknown) =>
      typeof source === "string" ? look.picture_urls[source] : undefined,
  };
  const menu = previewMenu(dishes, storageUrl);
  const company = { name: String(place.get("company.name") ?? ""), logo, ...menu };
  return (
    <div className="flex-none overflow-hidden rounded-[28px] border-[5px] border-inverse">
      <div className="min-h-[min(560px,calc(100dvh-15rem))] *:min-h-[inherit]">
        <MenuPreview
          form={form}
          company={company}
          storageUrl={storageUrl}
          line={<HoursLine form={forms.hours} timezone={timezone} />}
          foot={
            <>
              {menu.dishes.length === 0 && (
                <div className="flex flex-col items-center gap-2 pb-16 text-center text-sm text-muted">
                  <UtensilsCrossed aria-hidden="true" className="size-8" />
                  {t("setup.preview.noDishes")}
                </div>
              )}
              <Chips forms={forms} />
            </>
          }
        />
      </div>
    </div>
  );
}

type HoursLineProps = { form: SetupForms["hours"]; timezone: string };

/** The hours of today by the restaurant's clock. */
function HoursLine({ form, timezone }: HoursLineProps) {
  const t = useText();
  const isHydrated = useHydrated();
  const hasHours = WEEKDAYS.some((day) => spansOf(dayAt(form.value, day)).length > 0);
  if (!isHydrated || !hasHours) return null;
  const today = new Date(localDate(timezone, new Date())).getUTCDay();
  const stored = dayAt(form.value, WEEKDAYS[(today + 6) % 7] ?? "monday");
  const spans = stored.is_active === false ? [] : spansOf(stored);
  const sorted = spans.toSorted((one, other) => one.open.localeCompare(other.open));
  const hours = sorted.map(({ open, close }) => `${open}–${close}`).join(", ");
  return (
    <p className={`text-sm font-bold ${hours ? "text-positive" : "text-muted"}`}>
      {hours ? t("setup.preview.today", { hours }) : t("setup.preview.closed")}
    </p>
  );
}

/** How guests order and pay. */
function Chips({ forms }: Pick<SetupPreviewProps, "forms">) {
  const t = useText();
  const types = activeTypes(forms);
  const kinds = HAND_KINDS.filter((kind) =>
    types.some((type) => hasKind(forms.payments.value, type, kind)),
  );
  const words = [
    ...types.map((type) => t(`orderType.${type}`)),
    ...kinds.map((kind) =>
      t(kind === "cash" ? "settings.payments.kind.cash" : "settings.payments.card"),
    ),
  ];
  return (
    <ul className="flex flex-wrap justify-center gap-2 empty:hidden">
      {words.map((word) => (
        <li key={word} className="rounded-full border border-line bg-surface px-3 py-1 text-xs">
          {word}
        </li>
      ))}
    </ul>
  );
}
