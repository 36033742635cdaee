import { createContext, useContext, useEffect, useState } from "react";
import type { NavPath } from "./nav-pages.ts";
import type { PageMember } from "./page-member.ts";

/** What every page of a company knows of its company and member. */
export type CompanyPage = {
  member: PageMember;
  /** The pages that the member may open. */
  navPaths: readonly NavPath[];
};

type NavCounts = Partial<Record<NavPath, number>>;
type Counting = { counts: NavCounts; setCount: (path: NavPath, count: number) => void };

const CompanyPageContext = createContext<CompanyPage | null>(null);
const CountsContext = createContext<Counting>({ counts: {}, setCount: () => undefined });

type ProviderProps = { value: CompanyPage; children: React.ReactNode };

/** Gives the pages below it the member and company, and the counts that the navigation shows. */
export function CompanyPageProvider({ value, children }: ProviderProps) {
  const [counts, setCounts] = useState<NavCounts>({});
  const [counting] = useState(() => ({
    setCount: (path: NavPath, count: number) =>
      setCounts((before) => (before[path] === count ? before : { ...before, [path]: count })),
  }));
  return (
    <CompanyPageContext value={value}>
      <CountsContext value={{ ...counting, counts }}>{children}</CountsContext>
    </CompanyPageContext>
  );
}

/** The company and member of the page. Throws outside the pages of a company. */
export function useCompanyPage(): CompanyPage {
  const page = useContext(CompanyPageContext);
  if (!page) throw new Error("Only pages of a company have a member");
  return page;
}

/** The address of a page of the company: `companyPath("sold-out")`. */
export function useCompanyPath(): (path: string) => string {
  const { id } = useCompanyPage().member.company;
  return (path) => `/${encodeURIComponent(id)}/${path}`;
}

/** The numbers that bars show at their links. */
export function useNavCounts(): NavCounts {
  return useContext(CountsContext).counts;
}

/** Shows a number at the links to a page, such as how many products are sold out; 0 shows none. */
export function useShowNavCount(path: NavPath, count: number): void {
  const { setCount } = useContext(CountsContext);
  useEffect(() => setCount(path, count), [setCount, path, count]);
}
