import { usePageView } from "../../analytics/use-page-view.ts";
import { type MessageKey, useText } from "../../i18n/text.tsx";
import { useOnline, useWhenOnline } from "../../session/online.ts";
import { useKeptQuery } from "../../shop/query.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";

const words = {
  notFound: { title: "error.notFound", hint: "error.notFoundHint" },
  offline: { title: "error.offline", hint: "error.offlineHint" },
  occurred: { title: "error.occurred", hint: "error.occurredHint" },
} as const satisfies Record<string, Record<string, MessageKey>>;

type ErrorPageProps = {
  notFound: boolean;
  /** Where the way home leads, where that is not the start of this host. */
  home?: string | null;
};

/**
 * '404 Not Found' for 404, 'An error occurred' otherwise, with a way home. Without a
 * network it says so, and goes on by itself when there is one again.
 */
export function ErrorPage({ notFound, home = null }: ErrorPageProps) {
  const t = useText();
  const kept = useKeptQuery();
  const online = useOnline();
  useWhenOnline(!notFound, () => window.location.reload());
  usePageView(notFound ? "404" : null);
  const failure = online ? words.occurred : words.offline;
  const { title, hint } = notFound ? words.notFound : failure;
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="max-w-full text-xl wrap-anywhere">{t(title)}</h1>
      <p className="text-md text-muted">{t(hint)}</p>
      {!notFound && <Button onClick={() => window.location.reload()}>{t("error.retry")}</Button>}
      <ButtonLink href={home ?? kept("/")} look={notFound ? "primary" : "secondary"}>
        {t("error.home")}
      </ButtonLink>
    </main>
  );
}
