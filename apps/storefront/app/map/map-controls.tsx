import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useText } from "../i18n/text.tsx";
import { IconButton } from "../ui/button.tsx";

type MapControlsProps = {
  onZoom: (by: 1 | -1) => void;
  /** What fills the screen when it is asked to. */
  frame: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** Zoom, and the whole screen where the browser has it to give (spec §9, Map controls). */
export function MapControls({ onZoom, frame, children }: MapControlsProps) {
  const t = useText();
  const full = useFullscreen(frame);
  return (
    <div className="absolute end-2 top-2 z-1 flex flex-col gap-2">
      <IconButton label={t("map.zoomIn")} onClick={() => onZoom(1)}>
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={t("map.zoomOut")} onClick={() => onZoom(-1)}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      {full.offered && (
        <IconButton
          label={t(full.on ? "map.leaveFullscreen" : "map.fullscreen")}
          onClick={full.toggle}
        >
          {full.on ? (
            <Minimize aria-hidden="true" className="size-5" />
          ) : (
            <Maximize aria-hidden="true" className="size-5" />
          )}
        </IconButton>
      )}
      {children}
    </div>
  );
}

function useFullscreen(frame: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const changed = () => setOn(document.fullscreenElement === frame.current);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, [frame]);
  return {
    on,
    offered: document.fullscreenEnabled === true,
    /** A browser that refuses leaves the map as it is. */
    toggle: () => {
      const asked = on ? document.exitFullscreen() : frame.current?.requestFullscreen();
      asked?.catch(() => undefined);
    },
  };
}
