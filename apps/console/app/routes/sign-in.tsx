import { redirect } from "react-router";
import { returnPath } from "../server/return-path.server.ts";
import { findAccountContext } from "../server/server-context.ts";
import { SignInPage } from "../sign-in/sign-in-page.tsx";
import type { Route } from "./+types/sign-in";

/** On an enrolled tablet people enter their PIN; `?tablet=no` asks for the password there. */
const TABLET_COOKIE = /(?:^|;\s*)(?:__Host-)?comanda_staff\.tablet=/u;

/** Where to go after signing in; a member who is signed in goes there at once. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const to = returnPath(url);
  if (await context.get(findAccountContext)(request)) throw redirect(to);
  const isTablet = TABLET_COOKIE.test(request.headers.get("cookie") ?? "");
  if (isTablet && url.searchParams.get("tablet") !== "no")
    throw redirect(`/tablet?${new URLSearchParams({ to })}`);
  return { to };
}

export default function SignIn({ loaderData }: Route.ComponentProps) {
  return <SignInPage to={loaderData.to} />;
}
