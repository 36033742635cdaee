import type { PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import { stationOfCategory, withCategoryAt } from "@comanda/domain/printing/stations";
import { useState } from "react";
import { printingApi } from "../../api/printing-api.ts";
import { useChanges } from "../../api/use-changes.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { ChangeErrorText } from "../../parts/change-error-text.tsx";
import { Form } from "../../parts/field.tsx";
import { ConflictSheet } from "../../parts/saving/conflict-sheet.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import type { MenuCategory } from "../data/menu-types.ts";

type CategoryStationSheetProps = {
  companyId: string;
  category: MenuCategory;
  /** The printing settings as they were when the sheet was opened. */
  printing: PrintingSettings;
  onSaved: () => void;
  onClose: () => void;
};

/** Asks which station of the kitchen makes a category: the same choice as on the page of printing. */
export function CategoryStationSheet(props: CategoryStationSheetProps) {
  const { companyId, category, printing, onSaved, onClose } = props;
  const t = useText();
  const [station, setStation] = useState(() => stationOfCategory(printing, category.id));
  /** The settings in which another member has put the category at another station meanwhile. */
  const [theirs, setTheirs] = useState<PrintingSettings | null>(null);
  const { run, busy, error } = useChanges();
  const nameOf = (settings: PrintingSettings, id: string) =>
    settings.stations.find((each) => each.id === id)?.name ?? "–";
  const save = async (seen: PrintingSettings) => {
    setTheirs(null);
    const params = { companyId };
    const answer = await run(async () => {
      // Another member may have changed the stations since: only this category is put elsewhere.
      const { settings } = await printingApi("readPrinting", { params });
      const now = stationOfCategory(settings, category.id);
      if (now !== station && now !== stationOfCategory(seen, category.id)) {
        setTheirs(settings);
        return null;
      }
      const body = withCategoryAt(settings, category.id, station);
      return printingApi("updatePrinting", { params, body });
    });
    if (answer) onSaved();
  };
  const isDefault = station === printing.default_station_id;
  return (
    <Sheet open persistent onClose={onClose} title={category.category.name}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(printing);
        }}
      >
        <SelectField
          label={t("menu.station")}
          hint={isDefault ? t("printing.defaultHint") : t("menu.stationHint")}
          value={station}
          options={printing.stations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setStation}
        />
        {error && <ChangeErrorText error={error} />}
        <Button look="solid" type="submit" busy={busy}>
          {t("form.save")}
        </Button>
      </Form>
      {theirs && (
        <ConflictSheet
          title={t("menu.categoryConflictTitle")}
          author={{ isYou: false, name: null }}
          rows={[
            {
              key: "station",
              label: t("menu.station"),
              preselect: "mine",
              texts: {
                mine: nameOf(printing, station),
                theirs: nameOf(theirs, stationOfCategory(theirs, category.id)),
              },
            },
          ]}
          onMerge={({ length }) => (length > 0 ? void save(theirs) : onClose())}
          onClose={() => setTheirs(null)}
        />
      )}
    </Sheet>
  );
}
