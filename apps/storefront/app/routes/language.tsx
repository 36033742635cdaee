import "../i18n/fetch-later-messages.ts";
import { PageHeader } from "@comanda/ui/controls/page-header.tsx";
import { localeCookie, locales } from "@comanda/ui/i18n/locales.ts";
import { serializeCookie } from "@comanda/ui/web/cookie-text.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link, redirect } from "react-router";
import { useText } from "../i18n/text.ts";
import { returnPath } from "../links/return-path.ts";
import { LanguageForm } from "../page/language/language-form.tsx";
import { pageHead } from "../page/page-head.ts";
import type { Route } from "./+types/language";

/**
 * With a language the choice is saved, and leads back to the page `to`; without one the page offers the
 * languages. The form sends a GET, because pages can only be read; the language cookie is set by the
 * answers of other pages too.
 */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const to = returnPath(searchParams.get("to") ?? "/");
  const chosen = searchParams.get("language");
  if (chosen === null) return { to };
  const headers: Record<string, string> = Object.hasOwn(locales, chosen)
    ? { "set-cookie": serializeCookie(localeCookie, chosen) }
    : {};
  throw redirect(to, { status: 303, headers });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(matches[0].loaderData, "/language", ({ company: { name } }, t) => ({
    title: `${t("language.current")} · ${name}`,
    unlisted: true,
  }));
}

/** Shows the choice of the language as a page, for browsers without scripts. */
export default function Language({ loaderData: { to } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t("language.current")}
        start={
          <Link
            to={to}
            aria-label={t("language.back")}
            className="grid size-11 flex-none place-items-center rounded-full border border-line"
          >
            <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </Link>
        }
      />
      <main className="mx-auto max-w-[420px] p-4">
        <LanguageForm to={to} />
      </main>
    </>
  );
}
