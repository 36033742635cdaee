import { useText } from "../i18n/text.ts";
import { useCompanyPage, useCompanyPath, useNavCounts } from "./company-page.tsx";
import { type NavPath, navPages } from "./nav-pages.ts";

export type NavLinkData = { path: NavPath; href: string; label: string; count: number };

/** Returns the links that the member may open, in the order of the bars; with `wanted`, only those pages. */
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
