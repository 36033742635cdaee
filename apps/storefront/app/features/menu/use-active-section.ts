import { useEffect, useState } from "react";

/** How far down from the bars at the top a section's start counts as being read, in pixels. */
const LINE = 160;

/**
 * Which of the page's sections is being read: the one that crosses a line below the bars at the
 * top. The first one to begin with; an end of the page too short to reach the line is the last.
 */
export function useActiveSection(ids: readonly string[]): [string, (id: string) => void] {
  const [active, setActive] = useState(ids[0] ?? "");
  const joined = ids.join(" ");

  useEffect(() => {
    const sections = joined.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setActive(entered.target.id);
      },
      { rootMargin: `-${LINE}px 0px -${Math.max(0, innerHeight - LINE - 1)}px 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [joined]);

  return [active, setActive];
}
