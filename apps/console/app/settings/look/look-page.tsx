import "./look-fonts.css";
import { lookAdvice } from "@comanda/ui/look/look-advice.ts";
import { type ReactNode, useId, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { type StoredSection, valueAt } from "../../parts/saving/section-value.ts";
import { SettingsPage } from "../form/settings-page.tsx";
import { type SettingsForm, useSettingsSection } from "../form/use-settings-section.ts";
import { BrandCard } from "./brand-card.tsx";
import { buttonFaults } from "./buttons/button-faults.ts";
import { LandingCards } from "./landing-cards.tsx";
import {
  adviceByPath,
  CONTENTS,
  LOGO,
  type LookPart,
  lookLabel,
  lookOf,
} from "./paths/look-paths.ts";
import { LookPreview, LookPreviewButton } from "./preview/look-preview.tsx";
import type { PreviewCompany } from "./preview/preview-company.ts";
import { ProductCards } from "./product-cards.tsx";

type LookPageProps = {
  companyId: string;
  initial: StoredSection;
  storageUrl: string;
  company: PreviewCompany;
};

/** How guests see the restaurant's pages, with a guest's phone beside the form. */
export function LookPage({ companyId, initial, storageUrl, company }: LookPageProps) {
  const t = useText();
  const [shown, setShown] = useState<LookPart>("landing");
  const faultsOf = (value: StoredSection["value"]) => buttonFaults(t, lookOf(value));
  const form = useSettingsSection({ companyId, section: "look", initial, faultsOf });
  const labelOf = (path: string) => lookLabel(t, path);
  const advice = adviceByPath(lookAdvice(lookOf(form.value)));
  const cards = { form, advice, storageUrl };
  const preview = {
    form,
    company: { ...company, logo: logoOf(form, { company, initial, storageUrl }) },
    storageUrl,
    shown,
    onShow: setShown,
  };
  return (
    <SettingsPage
      title={t("settings.look.title")}
      form={form}
      labelOf={labelOf}
      textOf={(path, value) => (path === CONTENTS ? contentsText(value) : null)}
      beside={<LookPreview {...preview} />}
    >
      <LookPreviewButton {...preview} />
      <BrandCard {...cards} />
      <Part title={t("settings.look.landing")} onUse={() => setShown("landing")}>
        <LandingCards {...cards} company={company} />
      </Part>
      <Part title={t("settings.look.product")} onUse={() => setShown("product")}>
        <ProductCards {...cards} />
      </Part>
    </SettingsPage>
  );
}

/** The address of the logo as it is chosen on the page, stored or not. */
function logoOf(
  form: SettingsForm,
  { company, initial, storageUrl }: Pick<LookPageProps, "company" | "initial" | "storageUrl">,
): string | null {
  const source = form.get(LOGO);
  if (source === valueAt(initial.value, LOGO)) return company.logo;
  const file = form.pictureFile(source);
  return file ? `${storageUrl}/companies/logos/${encodeURIComponent(file)}` : null;
}

type PartProps = {
  title: string;
  /** Called where a field gets the focus, so that the phone shows the page that is being changed. */
  onUse: () => void;
  children: ReactNode;
};

function Part({ title, onUse, children }: PartProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} onFocus={onUse} className="flex flex-col gap-3 pt-2">
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The names of the buttons, a line each, for a conflict. */
function contentsText(value: unknown): string | null {
  const names = lookOf({
    ecommerce_settings: { layout_settings: { landing: { contents: value } } },
  }).layout_settings?.landing?.contents?.map(({ name }) => name ?? "–");
  return names?.join("\n") || null;
}
