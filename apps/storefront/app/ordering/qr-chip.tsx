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
  if (!qr?.name) return null;
  return (
    <Chip>
      <QrPlace />
    </Chip>
  );
}

/** What `QrChip` shows; in a line of the menu's header on phones. */
export function QrPlace() {
  const { qr } = useCompanySite();
  const t = useText();
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-xs leading-[1.15] font-bold">
      {/* With large text the name needs the width. */}
      <Utensils aria-hidden="true" className="size-3.5 flex-none @max-[9rem]:hidden" />
      <span className="heard">{t("qr.youAreAt")}</span>
      <bdi className="line-clamp-3 min-w-0">{qr && qrPlaceName(qr)}</bdi>
    </span>
  );
}
