import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import SearchX from "lucide-react/icons/search-x";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { usePageReload } from "../../refresh/use-page-reload.ts";

/**
 * Says that the order does not exist or could not be loaded (conformance 4.12, 8.20). One that could not
 * be loaded may be placed: its guest should try again, and not order a second time.
 */
export function OrderNotFound({ failedToLoad }: { failedToLoad: boolean }) {
  const t = useText();
  const withQuery = useKeepQuery();
  const hint = failedToLoad ? "failure.server" : "tracking.notFoundHint";
  const { offline, isChecking, retry } = usePageReload();
  const menu = (
    <ButtonLink
      href={withQuery("/products")}
      look={failedToLoad ? "plain" : "primary"}
      className="w-full"
    >
      {t("cart.seeMenu")}
    </ButtonLink>
  );
  const again = (
    <Button
      look={failedToLoad ? "primary" : "plain"}
      className="w-full"
      busy={isChecking}
      onClick={retry}
    >
      {t("tracking.tryAgain")}
    </Button>
  );
  return (
    <main className="mx-auto flex min-h-page max-w-md flex-col items-center justify-center gap-3 p-6 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-line text-muted">
        <SearchX className="size-9" aria-hidden="true" />
      </span>
      <h1 className="text-lg">{t("tracking.notFound")}</h1>
      <p role="status" className="text-muted">
        {t(offline ? "error.offlinePart" : hint)}
      </p>
      <div className="mt-2 flex w-full flex-col items-center gap-3">
        {failedToLoad ? again : menu}
        {failedToLoad ? menu : again}
      </div>
    </main>
  );
}
