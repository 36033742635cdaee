import { useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import { LazySheet } from "../../../lazy/lazy-sheet.tsx";
import { Button } from "../../../ui/button.tsx";

const loadCoverage = async () => (await import("./coverage-sheet.tsx")).CoverageSheet;

/** Shows where the restaurant delivers, once it has refused an address (spec §4). */
export function CoverageButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {t("checkout.address.coverage")}
      </Button>
      <LazySheet
        load={loadCoverage}
        props={{ open, onClose: () => setOpen(false) }}
        title={t("checkout.address.coverage")}
      />
    </>
  );
}
