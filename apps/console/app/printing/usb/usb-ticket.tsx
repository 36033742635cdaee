import type { PrintJob, Ticket } from "@comanda/contract/staff/printing-schemas";
import { useSinglePress } from "@comanda/ui/press/use-single-press.ts";
import Usb from "lucide-react/icons/usb";
import { printingApi } from "../../api/printing-api.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { ChangeErrorText } from "../../parts/change-error-text.tsx";
import { UsbPrintText } from "./usb-print-text.tsx";
import { chooseUsbPrinter } from "./usb-printer-store.ts";
import { useUsbPrint } from "./use-usb-print.ts";

type UsbTicketProps = {
  companyId: string;
  orderId: string;
  ticket: Ticket;
  /** The ticket's job that waits for want of a printer; null for none. */
  waiting: PrintJob | null;
  /** The number of the ticket's next reprint; 0 for a ticket without a job. */
  nextReprint: number;
  /** Notes the ticket as printed again from here; null if that was refused, which the sheet says. */
  onReprint: () => Promise<PrintJob | null>;
  onChange: () => Promise<void>;
};

/** Prints a ticket on the USB printer of this device, or lets the member choose one. */
export function UsbTicket(props: UsbTicketProps) {
  const { companyId, orderId, ticket, waiting, nextReprint, onReprint, onChange } = props;
  const t = useText();
  const { device, paper, state, busy, error, print } = useUsbPrint();
  const onPress = useSinglePress();
  if (!device) {
    return (
      <Button look="outline" onClick={() => void chooseUsbPrinter()}>
        <Usb aria-hidden="true" className="size-5" />
        {t("printing.usb.connect")}
      </Button>
    );
  }

  const mark = (jobId: string, newState: "sent" | "confirmed") =>
    printingApi("markPrintJob", { params: { companyId, jobId }, body: { state: newState } });
  const printTicket = () => {
    let job = waiting;
    const number = waiting ? 0 : nextReprint;
    const { kind, station_id } = ticket;
    return print(device, {
      read: () =>
        printingApi("readTicketCommands", {
          params: { companyId, orderId },
          query: {
            kind,
            ...(station_id !== null && { station_id }),
            columns: paper.columns,
            as_pictures: paper.asPictures ? "true" : "false",
            duplicate: String(number),
          },
        }),
      claim: async () => {
        if (waiting) await mark(waiting.id, "sent");
        else job = await onReprint();
        return job !== null;
      },
      onEnd: async ({ step }) => {
        if (job && step === "printed") await mark(job.id, "confirmed").catch(() => null);
        await onChange();
      },
    });
  };
  return (
    <>
      <Button look="outline" busy={busy} onClick={() => onPress(printTicket)}>
        <Usb aria-hidden="true" className="size-5" />
        {t("printing.usb.print")}
      </Button>
      <div className="basis-full empty:hidden">
        {error && <ChangeErrorText error={error} />}
        <UsbPrintText state={state} marks />
      </div>
    </>
  );
}
