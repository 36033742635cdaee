import { Link } from "react-router";
import { useText } from "../i18n/text.ts";
import { Avatar } from "../parts/avatar.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { useCompanyPage } from "./company-page.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { NavIcon } from "./nav-icon.tsx";
import { morePaths } from "./nav-pages.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useNavLinks } from "./use-nav-links.ts";

/** Who is signed in, the pages that a phone's bar has no room for, the language and the theme. */
export function MorePage() {
  const t = useText();
  const { member } = useCompanyPage();
  const links = useNavLinks(morePaths);
  return (
    <>
      <title>{t("nav.more")}</title>
      <PageHeader title={t("nav.more")} />
      <div className="mx-auto flex w-full max-w-[640px] flex-col gap-4 p-4">
        <section className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-m border border-line bg-surface p-4">
          <Avatar name={member.name} />
          <p className="min-w-0 flex-1 basis-40 text-md font-bold wrap-anywhere">
            <bdi>{member.name}</bdi>
            <span className="block text-sm font-normal text-muted">
              {t(`role.${member.role}`)} · <bdi>{member.company.name}</bdi>
            </span>
          </p>
          <Link to="/account" className="flex min-h-12 items-center font-bold text-accent-text">
            {t("account.title")}
          </Link>
          {member.hasOtherCompanies && (
            <Link to="/" className="flex min-h-12 items-center font-bold text-accent-text">
              {t("more.otherCompany")}
            </Link>
          )}
        </section>
        {links.length > 0 && (
          <ul className="rounded-m border border-line bg-surface md:hidden">
            {links.map(({ path, href, label }) => (
              <li key={path} className="border-b border-line last:border-0">
                <Link to={href} className="flex min-h-14 items-center gap-3 px-4 text-md font-bold">
                  <NavIcon path={path} className="size-5" />
                  <span className="min-w-0 wrap-anywhere hyphens-auto">{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <section className="flex flex-col gap-4 rounded-m border border-line bg-surface p-4">
          <LanguageSwitch />
          <ThemeSwitch />
        </section>
      </div>
    </>
  );
}
