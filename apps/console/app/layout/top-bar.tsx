import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../i18n/text.ts";
import { Avatar } from "../parts/avatar.tsx";
import { buttonClasses } from "../parts/button.tsx";
import { Count } from "../parts/count.tsx";
import { CompanyLogo } from "./company-logo.tsx";
import { useCompanyPage, useCompanyPath } from "./company-page.tsx";
import { NavIcon } from "./nav-icon.tsx";
import type { NavPath } from "./nav-pages.ts";
import { useNavLinks } from "./use-nav-links.ts";

type TopBarProps = {
  /** A line below the company's name, such as whether it is open. */
  status?: ReactNode;
  /** What stands after the company's name, such as the clock, sound and connection. */
  children?: ReactNode;
};

const linked: readonly NavPath[] = ["sold-out", "pause"];

/** The bar over the whole width of a counter's page, from tablets on. */
export function TopBar({ status, children }: TopBarProps) {
  const t = useText();
  const { member } = useCompanyPage();
  const companyPath = useCompanyPath();
  return (
    <header className="sticky top-0 z-10 hidden min-h-17 flex-none flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-3 py-1 max-[80rem]:gap-x-1.5 md:flex">
      <CompanyLogo />
      <div className="min-w-24 flex-[1_1_6rem] max-[80rem]:text-sm">
        <p className="flex leading-tight font-bold">
          {/* A name of the other direction is cut off at its own end. */}
          <bdi data-clamped className="line-clamp-2 min-w-0 wrap-anywhere">
            {member.company.name}
          </bdi>
        </p>
        {status}
      </div>
      {children}
      <nav
        aria-label={t("nav.label")}
        className="flex max-w-full flex-none flex-wrap items-center gap-1.5"
      >
        {useNavLinks(linked).map(({ path, href, label, count }) => (
          <Link
            key={path}
            to={href}
            className={classNames(
              buttonClasses({ look: "outline", size: "m" }),
              "max-[80rem]:gap-1.5 max-[80rem]:px-2! max-[80rem]:text-sm!",
              // On an upright tablet the word stands below the icon, so that the bar is one row.
              "min-w-12 max-lg:flex-col max-lg:gap-0 max-lg:text-xs!",
            )}
          >
            <NavIcon path={path} className="size-5" />
            <span className="flex items-center gap-1">
              {label}
              {count > 0 && <Count>{count}</Count>}
            </span>
          </Link>
        ))}
        <Link
          to={companyPath("more")}
          className="flex min-h-12 min-w-12 items-center justify-center gap-2 font-bold min-[80rem]:px-1"
        >
          <Avatar name={member.name} />
          <bdi data-clamped className="max-w-40 truncate max-[80rem]:hidden">
            {member.name}
          </bdi>
          <span className="heard">{t("nav.more")}</span>
        </Link>
      </nav>
    </header>
  );
}
