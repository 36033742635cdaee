import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useLocation } from "react-router";

const NAME = "comanda.menu.place";

/** A section of the menu and how far below the top of the window it begins, in pixels. */
type ScrollAnchor = { entry: string; id: string; top: number };

/**
 * Restores the scroll position when the customer returns to an entry of the browser's history, after a
 * reload in between as well. The router restores it in pixels; sections that are not laid out yet have
 * estimated heights, so this corrects it by the section that was at the top.
 */
export function useRestoreScroll(anchors: readonly string[]): void {
  const { key } = useLocation();
  useLayoutEffect(() => () => saveAnchor(key, anchors), [key, anchors]);
  const restore = useEffectEvent(() => {
    const place = readAnchor();
    if (place?.entry !== key) return;
    let frames = 3;
    const lead = () => {
      const section = document.getElementById(place.id);
      if (section) scrollBy(0, section.getBoundingClientRect().top - place.top);
      frames -= 1;
      // Sections that come near the window are laid out one frame later.
      if (frames > 0) requestAnimationFrame(lead);
    };
    lead();
  });
  // After the router's own.
  useEffect(() => restore(), []);
}

function saveAnchor(entry: string, anchors: readonly string[]): void {
  const places = anchors.map((id): ScrollAnchor => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
    return { entry, id, top };
  });
  const place = places.findLast(({ top }) => top < innerHeight / 2);
  try {
    sessionStorage.setItem(NAME, JSON.stringify(place ?? null));
  } catch {
    // Nothing can be stored: the router's own scroll position is used.
  }
}

function readAnchor(): ScrollAnchor | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? "null");
  } catch {
    return null;
  }
}
