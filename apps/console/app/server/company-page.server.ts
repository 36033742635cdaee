import { hasPermission } from "@comanda/domain/staff/permissions";
import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import type { CompanyPage } from "../layout/company-page.tsx";
import { logoUrlOf } from "../layout/logo-url.ts";
import type { PageMember } from "../layout/page-member.ts";
import { allowedNavPaths } from "./nav-paths.server.ts";
import { type PageLook, readPageLook } from "./page-look.server.ts";
import { pagePermission } from "./page-permission.server.ts";
import {
  configContext,
  findAccountContext,
  routesContext,
  type SignedInAccount,
} from "./server-context.ts";

const SIGN_IN = "/sign-in";

/** The member of the page's company; set for every page of a company. */
export const memberContext = createContext<PageMember>();

/**
 * Admits a request to a page of a company, before any of its loaders runs. A visitor who is signed out
 * is sent to `/sign-in?to=…`. 404 for an account that is no member of the company, as for a company
 * that does not exist; 403 where the role lacks the permission of the page's `handle`, or the page
 * names none.
 */
export const admitMember: MiddlewareFunction<Response> = async ({
  request,
  url,
  pattern,
  params,
  context,
}) => {
  const account = await context.get(findAccountContext)(request);
  const refuse = async (status: number) =>
    refusedPage(request, status, frameOfAccount(context, account, params.companyId));
  // Without a page to sign in at, a redirect to it would come here again.
  if (!account && url.pathname === SIGN_IN) throw await refuse(404);
  if (!account) throw redirect(signInPath(url));
  const found = account.companies.find(({ id }) => id === params.companyId);
  if (!found) throw await refuse(404);
  const permission = pagePermission(context.get(routesContext), pattern);
  if (!permission || !hasPermission(found.role, permission)) throw await refuse(403);
  context.set(memberContext, pageMember(context, account, found));
};

type Context = Readonly<RouterContextProvider>;
type OwnCompany = SignedInAccount["companies"][number];

function pageMember(context: Context, account: SignedInAccount, company: OwnCompany): PageMember {
  const { id, name, role, live, logoFile, timezone } = company;
  const inSetup = company.inSetup && hasPermission(role, "settings.write");
  const { storageUrl } = context.get(configContext);
  return {
    id: account.id,
    name: account.name,
    role,
    byPin: account.byPin,
    company: {
      id,
      name,
      timezone,
      inSetup,
      lacksSetup: inSetup && !live,
      logoUrl: logoUrlOf(storageUrl, logoFile),
    },
    hasOtherCompanies: account.companies.length > 1,
  };
}

/**
 * The bars around a page that is missing or refused: the bars of the company in the address, or of the
 * account's only company. Null for a visitor who is signed out, and for a member of several companies at an
 * address without one of them.
 */
export function frameOfAccount(
  context: Context,
  account: SignedInAccount | null,
  companyId: string | undefined,
): CompanyPage | null {
  const [first, ...others] = account?.companies ?? [];
  const asked = account?.companies.find(({ id }) => id === companyId);
  const company = asked ?? (others.length === 0 ? first : undefined);
  if (!account || !company) return null;
  const member = pageMember(context, account, company);
  return { member, navPaths: allowedNavPaths(context.get(routesContext), member.role) };
}

/** What the page in place of a refused one needs. */
export type RefusedPage = PageLook & { frame: CompanyPage | null };

/** No loader has run for the error page that follows, not the root's either: it needs its language. */
async function refusedPage(request: Request, status: number, frame: CompanyPage | null) {
  const page: RefusedPage = { ...(await readPageLook(request)), frame };
  return data(page, { status });
}

/** The page to sign in at, with the way back to `url`. */
export function signInPath({ pathname, search }: URL): string {
  return `${SIGN_IN}?${new URLSearchParams({ to: pathname + search })}`;
}
