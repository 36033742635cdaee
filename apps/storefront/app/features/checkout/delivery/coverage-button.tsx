import type { Position } from "@comanda/domain/geo/position";
import { Button } from "@comanda/ui/controls/button.tsx";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { LazySheet } from "../../../lazy/lazy-sheet.tsx";

const loadCoverage = async () => (await import("./coverage-sheet.tsx")).CoverageSheet;

/**
 * Opens the map of where the restaurant delivers, with the invalid address as a pin; shown once an address
 * is invalid (conformance 2.115 and 4.62).
 */
export function CoverageButton({ pin }: { pin: Position | null }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {t("checkout.address.coverage")}
      </Button>
      <LazySheet
        load={loadCoverage}
        props={{ open, onClose: () => setOpen(false), pin }}
        title={t("checkout.address.coverage")}
      />
    </>
  );
}
