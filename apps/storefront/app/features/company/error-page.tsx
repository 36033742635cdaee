import { usePageView } from "../../analytics/use-page-view.ts";
import { useText } from "../../i18n/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/** Spec §2: '404 Not Found' for 404, 'An error occurred' otherwise, with a way home. */
export function ErrorPage({ notFound }: { notFound: boolean }) {
  const t = useText();
  usePageView(notFound ? "404" : null);
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="text-xl">{t(notFound ? "error.notFound" : "error.occurred")}</h1>
      <p className="text-md text-muted">
        {t(notFound ? "error.notFoundHint" : "error.occurredHint")}
      </p>
      <ButtonLink href="/">{t("error.home")}</ButtonLink>
    </main>
  );
}
