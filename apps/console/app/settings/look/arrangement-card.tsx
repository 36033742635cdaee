import { backgroundPicture } from "@comanda/ui/look/company-background.ts";
import { useText } from "../../i18n/text.ts";
import { Segmented } from "../../parts/segmented.tsx";
import { LookCard } from "../form/look-card.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { lookOf, lookPath } from "./paths/look-paths.ts";

const ARRANGEMENTS = ["centered", "photo"] as const;
const ARRANGEMENT = lookPath("landing.arrangement");

/** How the landing page is laid out: its texts in the middle, or a large picture first. */
export function ArrangementCard({ form }: { form: SettingsForm }) {
  const t = useText();
  const value = form.get(ARRANGEMENT) === "photo" ? "photo" : "centered";
  const body = lookOf(form.value).layout_settings?.landing?.body ?? null;
  const choose = (next: (typeof ARRANGEMENTS)[number]) =>
    form.setAll({
      [ARRANGEMENT]: next,
      // The fields of the picture come with it.
      ...(next === "photo" && { [lookPath("landing.body.background_type")]: "image" }),
    });
  return (
    <LookCard
      form={form}
      title={t("settings.look.arrangement")}
      facts={[t(`settings.look.arrangement.${value}`)]}
      fields={[ARRANGEMENT]}
    >
      <Segmented
        label={t("settings.look.arrangement")}
        hideLabel
        look="words"
        value={value}
        options={ARRANGEMENTS.map((each) => ({
          value: each,
          label: t(`settings.look.arrangement.${each}`),
        }))}
        onChange={choose}
      />
      {value === "photo" && (
        <p className="text-sm text-muted">
          {t("settings.look.photoHint")}
          {!backgroundPicture(body) && <> {t("settings.look.noPhoto")}</>}
        </p>
      )}
    </LookCard>
  );
}
