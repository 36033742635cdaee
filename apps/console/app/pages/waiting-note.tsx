import WifiOff from "lucide-react/icons/wifi-off";
import { useText } from "../i18n/text.ts";
import { useIsPageWaiting } from "./waiting-page.ts";

/** Says that the page which was pressed opens once the server can be reached. */
export function WaitingNote() {
  const t = useText();
  const isWaiting = useIsPageWaiting();
  return (
    <p
      role="status"
      className={
        isWaiting
          ? "fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-[480px] items-center gap-2 rounded-m bg-inverse px-4 py-3 text-md font-bold text-inverse-ink shadow-2 md:bottom-4 [main:has(>[data-new-orders])_&]:mb-14"
          : "heard"
      }
    >
      {isWaiting && <WifiOff aria-hidden="true" className="size-5 flex-none" />}
      {isWaiting && t("offline.opensLater")}
    </p>
  );
}
