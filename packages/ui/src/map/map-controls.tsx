import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { IconButton } from "../controls/button.tsx";
import type { MapTexts } from "./map-texts.ts";

type MapControlsProps = {
  texts: MapTexts;
  onZoom: (by: 1 | -1) => void;
  /** The element that fills the screen in fullscreen mode. */
  frame: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** Shows the zoom buttons, and the fullscreen button if the browser supports it (conformance 9.24). */
export function MapControls({ texts, onZoom, frame, children }: MapControlsProps) {
  const full = useFullscreen(frame);
  return (
    <div className="absolute end-2 top-2 z-1 flex flex-col gap-2">
      <IconButton label={texts.zoomIn} onClick={() => onZoom(1)}>
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={texts.zoomOut} onClick={() => onZoom(-1)}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      {full.offered && (
        <IconButton
          label={full.on ? texts.leaveFullscreen : texts.fullscreen}
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
    const onChange = () => setOn(document.fullscreenElement === frame.current);
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, [frame]);
  return {
    on,
    offered: document.fullscreenEnabled === true,
    /** If the browser refuses, the map stays as it is. */
    toggle: () => {
      const change = on ? document.exitFullscreen() : frame.current?.requestFullscreen();
      change?.catch(() => undefined);
    },
  };
}
