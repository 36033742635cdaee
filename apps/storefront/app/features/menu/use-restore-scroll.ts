import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

const STORAGE_KEY = "comanda.menu.place";

/** A section of the menu, its distance from the top of the window in pixels, and the history entry. */
type ScrollAnchor = { entry: string; id: string; top: number };

/**
 * Restores the scroll position when the customer returns to a history entry, also after a reload. The
 * router restores it in pixels, but sections that are not laid out yet have estimated heights. This
 * corrects the position by the section that was near the top.
 */
export function useRestoreScroll(anchors: readonly string[]): void {
  const { key } = useLocation();
  const save = useEffectEvent(() => saveAnchor(key, anchors));
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      save();
    };
  }, []);
  // After the paint: a sheet that opens over the menu must not wait for the menu's layout.
  useEffect(
    () => () => {
      if (isShown.current) saveAnchor(key, anchors);
    },
    [key, anchors],
  );
  const restore = useEffectEvent(() => {
    const anchor = readAnchor();
    if (anchor?.entry !== key) return;
    let frames = 3;
    const correct = () => {
      const section = document.getElementById(anchor.id);
      if (section) scrollBy(0, section.getBoundingClientRect().top - anchor.top);
      frames -= 1;
      // Sections that come near the window are laid out one frame later.
      if (frames > 0) requestAnimationFrame(correct);
    };
    correct();
  });
  // An effect, because the router restores the position in a layout effect.
  useEffect(() => restore(), []);
}

function saveAnchor(entry: string, anchors: readonly string[]): void {
  const positions = anchors.map((id): ScrollAnchor => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
    return { entry, id, top };
  });
  const anchor = positions.findLast(({ top }) => top < innerHeight / 2);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(anchor ?? null));
  } catch {
    // Nothing can be stored: the router's own scroll position is used.
  }
}

function readAnchor(): ScrollAnchor | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
  } catch {
    return null;
  }
}
