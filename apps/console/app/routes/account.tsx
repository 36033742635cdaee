import { redirect } from "react-router";
import { AccountPage } from "../account/account-page.tsx";
import { signInPath } from "../server/company-page.server.ts";
import { findAccountContext } from "../server/server-context.ts";
import type { Route } from "./+types/account";

/** Only for a visitor who is signed in. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (!(await context.get(findAccountContext)(request))) throw redirect(signInPath(url));
  return null;
}

export default function Account() {
  return <AccountPage />;
}
