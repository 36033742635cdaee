import { useText } from "../i18n/text.ts";
import { useCompanyPage, useCompanyPath, useNavCounts } from "./company-page.tsx";
import { type NavPath, navPages } from "./nav-pages.ts";

export type NavLinkData = { path: NavPath; href: string; label: string; count: number };

/** The links to the pages that the member may open, of the given ones, in the order of the bars. */
export function useNavLinks(wanted?: readonly NavPath[]): NavLinkData[] {
  const t = useText();
  const { navPaths } = useCompanyPage();
  const counts = useNavCounts();
  const href = useCompanyPath();
  return navPages
    .filter(({ path }) => navPaths.includes(path) && (wanted?.includes(path) ?? true))
    .map(({ path, label }) => ({
      path,
      href: href(path),
      label: t(label),
      count: counts[path] ?? 0,
    }));
}
