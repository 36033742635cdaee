import { Button } from "@comanda/ui/controls/button.tsx";
import { useSnackbar } from "@comanda/ui/controls/snackbar.tsx";
import type { Wifi } from "@comanda/ui/look/landing-buttons.ts";
import { copyText } from "@comanda/ui/page/copy-text.ts";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useText } from "../../i18n/text.ts";

type WifiSheetProps = { open: boolean; wifi: Wifi | null; onClose: () => void };

/**
 * Shows the restaurant's Wi-Fi network and its password, with a copy button (conformance 2.33, 2.34).
 */
export function WifiSheet({ open, wifi, onClose }: WifiSheetProps) {
  const t = useText();
  const { say, snackbar } = useSnackbar();
  const copy = async (password: string) => {
    const copied = await copyText(password);
    say(t(copied ? "wifi.copied" : "wifi.notCopied"), { failed: !copied });
  };
  return (
    <Sheet open={open} onClose={onClose} label={t("wifi.title")} className="md:max-w-[420px]">
      <SheetHeader title={t("wifi.title")} onClose={onClose} closeLabel={t("sheet.close")} />
      {wifi && (
        <div className="flex flex-col gap-4 px-5 pb-20 text-start md:pb-6">
          <Fact name={t("wifi.network")} value={wifi.network} />
          {wifi.password && <Fact name={t("wifi.password")} value={wifi.password} />}
          {wifi.password && (
            <Button onClick={() => void copy(wifi.password)}>{t("wifi.copy")}</Button>
          )}
        </div>
      )}
      {snackbar}
    </Sheet>
  );
}

/** Shows a name and a value; the value may have another direction of writing than the page. */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    <p>
      <span className="block text-xs text-muted">{name}</span>
      <bdi className="text-md font-bold break-words select-all">{value}</bdi>
    </p>
  );
}
