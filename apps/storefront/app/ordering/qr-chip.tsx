import { Chip } from "@comanda/ui/controls/chip.tsx";
import Utensils from "lucide-react/icons/utensils";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";
import { qrPlaceName } from "./qr.ts";

/**
 * Shows the name of the table or place whose QR code the visitor scanned; nothing without one
 * (conformance 2.23).
 */
export function QrChip() {
  const { qr } = useCompanySite();
  const t = useText();
  if (!qr?.name) return null;
  return (
    <Chip>
      <Utensils aria-hidden="true" className="size-3.5 flex-none" />
      <span className="heard">{t("qr.youAreAt")}</span>
      <bdi className="min-w-0">{qrPlaceName(qr)}</bdi>
    </Chip>
  );
}
