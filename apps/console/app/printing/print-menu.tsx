import "../i18n/await-office-messages.ts";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { PrintSheet } from "./print-sheet.tsx";

type PrintMenuProps = { companyId: string; orderId: string };

/** The button of an order that opens its tickets: what was printed, a reprint, and a preview. */
export function PrintMenu({ companyId, orderId }: PrintMenuProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" size="l" className="text-md!" onClick={() => setOpen(true)}>
        <Printer aria-hidden="true" className="size-5" />
        {t("printing.print")}
      </Button>
      <PrintSheet
        companyId={companyId}
        orderId={orderId}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
