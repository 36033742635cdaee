import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import { useRequestId } from "@comanda/ui/page/request-id.tsx";
import { useOnline } from "@comanda/ui/web/use-online.ts";
import { usePageView } from "../../analytics/use-page-view.ts";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { DishIcon } from "../../lazy/dish-icon.tsx";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { usePageReload } from "../../refresh/use-page-reload.ts";

const errorTexts = {
  notFound: { title: "error.notFound", hint: "error.notFoundHint" },
  offline: { title: "error.offline", hint: "error.offlineHint" },
  occurred: { title: "error.occurred", hint: "error.occurredHint" },
} as const satisfies Record<string, Record<string, MessageKey>>;

const HINT = "max-w-[340px] text-md text-balance text-muted";

type ErrorPageProps = {
  notFound: boolean;
  /** The URL of the link home; null for the start page of this host. */
  home?: string | null;
};

/**
 * '404 Not Found' for 404, 'An error occurred' otherwise, with a link home (conformance 8.2). If the
 * server cannot be reached, the page says so and reloads once it can. It does not reload before that,
 * because the browser would show its own error page instead.
 */
export function ErrorPage({ notFound, home = null }: ErrorPageProps) {
  const t = useText();
  const withQuery = useKeepQuery();
  const online = useOnline();
  const { offline, isChecking, retry } = usePageReload(!notFound);
  usePageView(notFound ? "404" : null);
  const failure = online && !offline ? errorTexts.occurred : errorTexts.offline;
  // Without a restaurant the start of this host is the same page again: then it can only be tried again.
  const leadsElsewhere = notFound && home !== null;
  const { title, hint } = notFound ? errorTexts.notFound : failure;
  return (
    <main className="error-page min-h-page">
      <DishIcon className="h-30 w-40" />
      {/* The number of an unknown page says less than the sentence below it. */}
      <h1 className={notFound ? "text-sm text-muted" : "text-xl"}>{t(title)}</h1>
      <p className={notFound ? "text-xl font-bold text-balance" : HINT}>{t(hint)}</p>
      {notFound && <p className={HINT}>{t("error.notFoundWays")}</p>}
      {!leadsElsewhere && (
        <Button busy={isChecking} onClick={retry} className="w-full max-w-[320px]">
          {t("error.retry")}
        </Button>
      )}
      <ButtonLink
        href={home ?? withQuery("/")}
        look={leadsElsewhere ? "primary" : "secondary"}
        className="w-full max-w-[320px]"
      >
        {t("error.home")}
      </ButtonLink>
      <RequestNumber shown={!notFound} />
    </main>
  );
}

/** Names the request, so that the restaurant or its provider finds it in the log. */
function RequestNumber({ shown }: { shown: boolean }) {
  const t = useText();
  const request = useRequestId();
  if (!shown || !request) return null;
  return (
    <p className="text-sm text-muted" {...request.attribute}>
      {t("error.requestId", { id: request.id })}
    </p>
  );
}
