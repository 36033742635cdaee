import { MAX_LANDING_BUTTONS } from "@comanda/contract/rules/import-file-rules";
import { landingButtons } from "@comanda/ui/look/landing-buttons.ts";
import type { LandingContent } from "@comanda/ui/look/look-settings.ts";
import Plus from "lucide-react/icons/plus";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { useDrops } from "../../../parts/drag/use-drops.ts";
import { LookCard } from "../../form/look-card.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { CONTENTS } from "../paths/look-paths.ts";
import { buttonsOf, moved, numbered, withNewButton } from "./button-list.ts";
import { ButtonRow } from "./button-row.tsx";

/** The landing page's buttons: added, named, ordered by dragging or by buttons, on or off. */
export function ButtonsCard({ form }: { form: SettingsForm }) {
  const t = useText();
  const items = buttonsOf(form);
  const set = (contents: readonly LandingContent[]) => form.set(CONTENTS, contents);
  // The closed card says what guests see: where no button is on, one that opens the menu.
  const shown = landingButtons(items.map(({ content }) => content));
  useDrops(({ dragged, onto, edge }) => {
    if (dragged.kind !== "landing-button") return;
    const from = items.findIndex(({ key }) => key === dragged.id);
    const target = items.findIndex(({ key }) => key === onto.id);
    if (from < 0 || target < 0) return;
    const before = edge === "bottom" ? target + 1 : target;
    set(moved(items, from, before > from ? before - 1 : before));
  });
  return (
    <LookCard
      form={form}
      title={t("settings.look.buttons")}
      hint={t("settings.look.buttonsHint")}
      facts={shown.map(({ name }) => name ?? t("settings.look.does.menu_webapp_url"))}
      fields={[CONTENTS]}
    >
      <ul className="flex flex-col gap-3 empty:hidden">
        {items.map((item, place) => (
          <ButtonRow
            key={item.key}
            form={form}
            item={item}
            place={place}
            isLast={place === items.length - 1}
            onMove={(by) => set(moved(items, place, place + by))}
            onRemove={() => set(numbered(items.toSpliced(place, 1)))}
          />
        ))}
      </ul>
      {items.length === 0 && <p className="text-md">{t("settings.look.noButtons")}</p>}
      {items.length < MAX_LANDING_BUTTONS && (
        <Button look="outline" onClick={() => set(withNewButton(items))}>
          <Plus aria-hidden="true" className="size-5" />
          {t("settings.look.addButton")}
        </Button>
      )}
    </LookCard>
  );
}
