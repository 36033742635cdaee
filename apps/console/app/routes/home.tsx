import { redirect } from "react-router";
import { CompanyList } from "../layout/company-list.tsx";
import { signInPath } from "../server/company-page.server.ts";
import { findAccountContext } from "../server/server-context.ts";
import type { Route } from "./+types/home";

/** Leads to the account's company, or lists its companies. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const account = await context.get(findAccountContext)(request);
  if (!account) throw redirect(signInPath(url));
  const [only, ...others] = account.companies;
  if (only && others.length === 0) throw redirect(`/${encodeURIComponent(only.id)}`);
  return { companies: account.companies };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <CompanyList companies={loaderData.companies} />;
}
