import { NavLink } from "react-router";
import { useText } from "../i18n/text.ts";
import { NavBadge } from "./nav-badge.tsx";
import { NavIcon } from "./nav-icon.tsx";
import { tabPaths } from "./nav-pages.ts";
import { useNavLinks } from "./use-nav-links.ts";

/** The bar at the bottom of a phone. */
export function TabBar() {
  const t = useText();
  return (
    <nav
      aria-label={t("nav.label")}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {useNavLinks(tabPaths).map(({ path, href, label, count }) => (
        <NavLink
          key={path}
          to={href}
          // As wide as its word needs: equal parts would leave a long word no distance to the edge.
          className="group flex min-h-16 min-w-11 flex-auto flex-col items-center justify-center gap-0.5 px-0.5 text-center tracking-tight text-xs font-bold text-muted aria-[current]:text-accent-text"
        >
          <span className="relative grid h-7 w-full max-w-13 place-items-center rounded-full group-aria-[current]:bg-accent-soft">
            <NavIcon path={path} className="size-6" />
            <NavBadge count={count} />
          </span>
          <span className="max-w-full wrap-anywhere">{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
