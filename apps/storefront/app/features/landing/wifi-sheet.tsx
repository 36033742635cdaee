import { useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet, SheetHeader } from "../../ui/sheet.tsx";
import type { Wifi } from "./landing-buttons.ts";

type WifiSheetProps = { wifi: Wifi | null; onClose: () => void };

/** The restaurant's network and its password to copy (spec §2, wifi_network). */
export function WifiSheet({ wifi, onClose }: WifiSheetProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const t = useText();
  const close = () => {
    setCopied(null);
    onClose();
  };
  return (
    <Sheet
      open={wifi !== null}
      onClose={close}
      label={t("wifi.title")}
      className="md:max-w-[420px]"
    >
      <SheetHeader title={t("wifi.title")} onClose={close} closeLabel={t("sheet.close")} />
      {wifi && (
        <div className="flex flex-col gap-4 px-7 pb-6 text-start">
          <Fact name={t("wifi.network")} value={wifi.network} />
          {wifi.password && <Fact name={t("wifi.password")} value={wifi.password} />}
          {wifi.password && (
            <Button onClick={() => copy(wifi.password).then(setCopied)}>{t("wifi.copy")}</Button>
          )}
          <p role="status" className="min-h-5 text-center text-muted">
            {copied !== null && t(copied ? "wifi.copied" : "wifi.notCopied")}
          </p>
        </div>
      )}
    </Sheet>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <p>
      <span className="block text-xs text-muted">{name}</span>
      <span className="text-md font-bold select-all">{value}</span>
    </p>
  );
}

/** Whether it worked: a browser may refuse. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
