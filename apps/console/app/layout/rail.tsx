import { NavLink } from "react-router";
import { useText } from "../i18n/text.ts";
import { Avatar } from "../parts/avatar.tsx";
import { CompanyLogo } from "./company-logo.tsx";
import { useCompanyPage } from "./company-page.tsx";
import { NavBadge } from "./nav-badge.tsx";
import { NavIcon } from "./nav-icon.tsx";
import { useNavLinks } from "./use-nav-links.ts";

/** The links beside office pages, from tablets on. A word that is too long for a line is divided at its soft hyphen. */
export function Rail() {
  const t = useText();
  const { member } = useCompanyPage();
  return (
    <nav
      aria-label={t("nav.label")}
      className="sticky top-0 hidden h-dvh w-20 flex-none flex-col items-center gap-px overflow-y-auto border-e border-line bg-surface py-2.5 md:flex"
    >
      <span className="mb-2 flex-none">
        <CompanyLogo />
      </span>
      {useNavLinks().map(({ path, href, label, count }) => (
        <NavLink
          key={path}
          to={href}
          className="flex min-h-13 w-full flex-none flex-col items-center justify-center gap-0.5 rounded-[12px] px-0.5 py-0.5 text-center text-xs font-bold tracking-tight text-muted aria-[current]:bg-accent-soft aria-[current]:text-accent-text"
        >
          <span className="relative grid w-12 place-items-center">
            <NavIcon path={path} className="size-5" />
            <NavBadge count={count} />
          </span>
          <span className="max-w-full wrap-anywhere">{label}</span>
        </NavLink>
      ))}
      <span className="mt-auto pt-2">
        <Avatar name={member.name} />
      </span>
    </nav>
  );
}
