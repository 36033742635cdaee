import "../../i18n/await-office-messages.ts";
import { MapFrame as UiMapFrame } from "@comanda/ui/map/map-frame.tsx";
import type { ComponentProps } from "react";
import { useText } from "../../i18n/text.ts";

/** The shared map in the member's language. */
export function MapFrame(props: Omit<ComponentProps<typeof UiMapFrame>, "texts">) {
  const t = useText();
  const texts = {
    zoomIn: t("map.zoomIn"),
    zoomOut: t("map.zoomOut"),
    fullscreen: t("map.fullscreen"),
    leaveFullscreen: t("map.leaveFullscreen"),
    keys: t("map.keys"),
  };
  return <UiMapFrame {...props} texts={texts} />;
}
