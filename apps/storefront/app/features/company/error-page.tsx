import { useEffect, useState } from "react";
import { usePageView } from "../../analytics/use-page-view.ts";
import { type MessageKey, useText } from "../../i18n/text.tsx";
import { useOnline } from "../../session/online.ts";
import { useKeptQuery } from "../../shop/query.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { isAnswer, pageStatus, whenReachable } from "../../ui/reachable.ts";

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
 * '404 Not Found' for 404, 'An error occurred' otherwise, with a way home (conformance 8.2). Where the
 * server cannot be reached it says so, and reloads the page when it can. It does not reload before,
 * because the browser's own error page would take its place.
 */
export function ErrorPage({ notFound, home = null }: ErrorPageProps) {
  const t = useText();
  const kept = useKeptQuery();
  const online = useOnline();
  const { offline, asking, retry } = useRetry(!notFound);
  usePageView(notFound ? "404" : null);
  const failure = online && !offline ? words.occurred : words.offline;
  const { title, hint } = notFound ? words.notFound : failure;
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="max-w-full text-xl wrap-anywhere">{t(title)}</h1>
      <p className="text-md text-muted">{t(hint)}</p>
      {!notFound && (
        <Button busy={asking} onClick={retry}>
          {t("error.retry")}
        </Button>
      )}
      <ButtonLink href={home ?? kept("/")} look={notFound ? "primary" : "secondary"}>
        {t("error.home")}
      </ButtonLink>
    </main>
  );
}

const reload = () => window.location.reload();

/** Reloads the page once the server answers: when the button is pressed, and by itself. */
function useRetry(wanted: boolean) {
  const [offline, setOffline] = useState(false);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (wanted) return whenReachable(reload, { onStatus: (status) => setOffline(status === 0) });
  }, [wanted]);

  const retry = async () => {
    setAsking(true);
    const status = await pageStatus();
    // The button stays busy until the document unloads.
    if (isAnswer(status)) return reload();
    setOffline(status === 0);
    setAsking(false);
  };
  return { offline, asking, retry: () => void retry() };
}
