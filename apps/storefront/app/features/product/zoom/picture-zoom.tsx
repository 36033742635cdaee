import "../../../i18n/fetch-later-messages.ts";
import { IconButton } from "@comanda/ui/controls/button.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { PictureSource } from "@comanda/ui/controls/picture.tsx";
import { ModalDialog } from "@comanda/ui/sheets/modal-dialog.tsx";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { useText } from "../../../i18n/text.ts";
import { CompanyPicture } from "../../../media/company-picture.tsx";
import { useZoom } from "./use-zoom.ts";

type PictureZoomProps = { source: PictureSource; name: string; onClose: () => void };

/**
 * Shows a picture on the whole screen, over the product's sheet, where it can be enlarged.
 */
export function PictureZoom({ source, name, onClose }: PictureZoomProps) {
  const t = useText();
  const { view, isHeld, frame, onKeyDown, toggle, handlers } = useZoom();
  const isEnlarged = view.scale > 1;

  return (
    <ModalDialog
      label={name}
      onClose={onClose}
      persistent
      onKeyDown={onKeyDown}
      className="fixed inset-0 h-dvh w-full overflow-hidden bg-surface text-ink motion-safe:animate-[fade-in_180ms_ease-out]"
    >
      <div
        ref={frame}
        {...handlers}
        className={classNames(
          "flex size-full touch-none items-center justify-center select-none",
          isEnlarged ? "cursor-grab active:cursor-grabbing" : "cursor-zoom-in",
        )}
      >
        <div
          className={classNames(
            "flex size-full items-center justify-center",
            !isHeld && "motion-safe:transition-transform motion-safe:duration-200",
          )}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <CompanyPicture
            source={source}
            alt={name}
            sizes="800px"
            placeholder
            eager
            className="pointer-events-none size-full bg-transparent! bg-contain! bg-no-repeat object-contain!"
          />
        </div>
      </div>
      <div className="absolute inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] flex justify-between">
        <IconButton label={t(isEnlarged ? "zoom.out" : "zoom.in")} onClick={toggle}>
          {isEnlarged ? (
            <ZoomOut aria-hidden="true" className="size-5" />
          ) : (
            <ZoomIn aria-hidden="true" className="size-5" />
          )}
        </IconButton>
        <IconButton label={t("sheet.close")} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </ModalDialog>
  );
}
