import { useOnline } from "@comanda/ui/web/use-online.ts";
import WifiOff from "lucide-react/icons/wifi-off";
import { useText } from "../i18n/text.ts";
import { Banner } from "../parts/banner.tsx";

/** Says that the device has no network, and that nothing can be changed meanwhile. */
export function OfflineBanner() {
  const t = useText();
  if (useOnline()) return null;
  return (
    <Banner icon={<WifiOff aria-hidden="true" className="size-8" />} title={t("offline.title")}>
      {t("offline.text")}
    </Banner>
  );
}
