import { printingApi } from "../../api/printing-api.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { ChangeErrorText } from "../../parts/change-error-text.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import { UsbPrintText } from "./usb-print-text.tsx";
import { changeUsbPaper, chooseUsbPrinter, forgetUsbPrinter } from "./usb-printer-store.ts";
import { useUsbPrint } from "./use-usb-print.ts";

const widths = ["32", "42", "48"] as const;

/** The printer at this device's own USB port: choosing it, its paper, a test, and ending its use. */
export function UsbPrinterSection({ companyId }: { companyId: string }) {
  const t = useText();
  const { device, paper, state, busy, error, print } = useUsbPrint();
  const test = (printer: NonNullable<typeof device>) =>
    print(printer, {
      read: () =>
        printingApi("readTestCommands", {
          params: { companyId },
          query: { columns: paper.columns, as_pictures: paper.asPictures ? "true" : "false" },
        }),
      claim: async () => true,
    });
  return (
    <section className="flex flex-col gap-3 rounded-m border border-line bg-surface p-4">
      <h2 className="text-md font-bold">{t("printing.usb.title")}</h2>
      {!device && (
        <>
          <p className="text-sm text-muted">{t("printing.usb.hint")}</p>
          <Button look="tonal" className="self-start" onClick={() => void chooseUsbPrinter()}>
            {t("printing.usb.connect")}
          </Button>
        </>
      )}
      {device && (
        <>
          <p className="wrap-anywhere">
            <bdi>{device.productName || t("printing.usb.unnamed")}</bdi>
          </p>
          <SelectField
            label={t("printing.width")}
            value={paper.columns}
            options={widths.map((value) => ({ value, label: value }))}
            onChange={(value) => {
              const columns = widths.find((width) => width === value);
              if (columns) changeUsbPaper({ ...paper, columns });
            }}
          />
          <SwitchField
            label={t("printing.asPictures")}
            hint={t("printing.asPicturesHint")}
            checked={paper.asPictures}
            onChange={(asPictures) => changeUsbPaper({ ...paper, asPictures })}
          />
          <div className="flex flex-wrap gap-2">
            <Button look="outline" busy={busy} onClick={() => void test(device)}>
              {t("printing.test")}
            </Button>
            <Button look="quiet" disabled={busy} onClick={() => void forgetUsbPrinter()}>
              {t("printing.usb.disconnect")}
            </Button>
          </div>
          {error && <ChangeErrorText error={error} />}
          <UsbPrintText state={state} marks={false} />
        </>
      )}
    </section>
  );
}
