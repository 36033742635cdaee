import { hasPermission } from "@comanda/domain/staff/permissions";
import { createContext, data, type MiddlewareFunction, redirect } from "react-router";
import { logoUrlOf } from "../layout/logo-url.ts";
import type { PageMember } from "../layout/page-member.ts";
import { readPageLook } from "./page-look.server.ts";
import { pagePermission } from "./page-permission.server.ts";
import { configContext, findAccountContext, routesContext } from "./server-context.ts";

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
  // Without a page to sign in at, a redirect to it would come here again.
  if (!account && url.pathname === SIGN_IN) throw await refusedPage(request, 404);
  if (!account) throw redirect(signInPath(url));
  const found = account.companies.find(({ id }) => id === params.companyId);
  if (!found) throw await refusedPage(request, 404);
  const permission = pagePermission(context.get(routesContext), pattern);
  if (!permission || !hasPermission(found.role, permission)) throw await refusedPage(request, 403);
  const { id, name, role, inSetup, logoFile } = found;
  const { storageUrl } = context.get(configContext);
  const hasOtherCompanies = account.companies.length > 1;
  context.set(memberContext, {
    name: account.name,
    role,
    company: {
      id,
      name,
      inSetup: inSetup && hasPermission(role, "settings.write"),
      logoUrl: logoUrlOf(storageUrl, logoFile),
    },
    hasOtherCompanies,
  });
};

/** No loader has run for the error page that follows, not the root's either: it needs its language. */
async function refusedPage(request: Request, status: number) {
  return data(await readPageLook(request), { status });
}

/** The page to sign in at, with the way back to `url`. */
export function signInPath({ pathname, search }: URL): string {
  return `${SIGN_IN}?${new URLSearchParams({ to: pathname + search })}`;
}
