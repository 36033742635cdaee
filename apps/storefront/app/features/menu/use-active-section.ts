import { useEffect, useState } from "react";
import { activeSectionIndex } from "./active-section-index.ts";

/**
 * Which of the page's sections is being read, and a way to say it when the visitor goes to one.
 * The first one to begin with.
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
    // At once, and when the page grows: sections are laid out as they come near the window.
    const sizes = new ResizeObserver(update);
    sizes.observe(document.body);
    // Browsers tell of scrolling once a frame.
    addEventListener("scroll", update, { passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", update);
    };
  }, [joined]);

  return [active, setActive];
}
