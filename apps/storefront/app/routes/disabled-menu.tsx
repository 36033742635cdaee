import "../i18n/fetch-later-messages.ts";
import { data, redirect } from "react-router";
import { disabledMenuLanguage } from "../company/disabled-menu-path.ts";
import { DisabledMenuNotice } from "../features/company/disabled-menu-notice.tsx";
import { translator } from "../i18n/text.ts";
import { loadContact } from "../server/load-contact.server.ts";
import { configContext } from "../server/server-context.ts";
import type { Route } from "./+types/disabled-menu";

/**
 * Returns the page of a disabled menu, such as /en/404 (conformance 2.12). It loads
 * nothing but how to reach the restaurant. For a language without such a page it redirects like any other path.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (!disabledMenuLanguage(pathname)) throw redirect(`/${search}`);
  const { providerUrl } = context.get(configContext);
  return data({ providerUrl, contact: await loadContact({ request, context }) }, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  const locale = matches[0].loaderData?.locale;
  if (!locale) return [];
  return [{ title: translator(locale)("disabled.title") }, { name: "robots", content: "noindex" }];
}

export default function DisabledMenuRoute({ loaderData }: Route.ComponentProps) {
  return <DisabledMenuNotice {...loaderData} />;
}
