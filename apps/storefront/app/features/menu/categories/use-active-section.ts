import { useEffect, useState } from "react";
import { activeSectionIndex } from "./active-section-index.ts";

/**
 * Returns the id of the section that is being read, the first one at the start, and a function that
 * sets it when the visitor goes to a section.
 */
export function useActiveSection(ids: readonly string[]): [string, (id: string) => void] {
  const [active, setActive] = useState(ids[0] ?? "");
  const joined = ids.join(" ");

  useEffect(() => {
    const anchors = joined.split(" ");
    const update = () => {
      const tops = anchors.map(
        (id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0,
      );
      const page = document.documentElement;
      const atEnd = scrollY > 0 && scrollY + innerHeight >= page.scrollHeight - 1;
      setActive(
        (current) => anchors[activeSectionIndex(tops, anchors.indexOf(current), atEnd)] ?? current,
      );
    };
    // The body changes its size when sections near the window are laid out.
    const sizes = new ResizeObserver(update);
    sizes.observe(document.body);
    // Browsers send `scroll` at most once per frame.
    addEventListener("scroll", update, { passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", update);
    };
  }, [joined]);

  return [active, setActive];
}
