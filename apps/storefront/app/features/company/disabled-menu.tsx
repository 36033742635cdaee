import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import { usePageView } from "../../analytics/use-page-view.ts";
import { useText } from "../../i18n/text.ts";
import { DishIcon } from "../../lazy/dish-icon.tsx";

/** Says that the restaurant has disabled its menu, and links to the provider (conformance 2.12, 2.13). */
export function DisabledMenu({ providerUrl }: { providerUrl: string | null }) {
  const t = useText();
  usePageView("404");
  return (
    <main className="mx-auto flex min-h-page max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <DishIcon className="h-30 w-40" />
      <h1 className="text-xl text-balance">{t("disabled.title")}</h1>
      <p className="max-w-[340px] text-md text-balance text-muted">{t("disabled.hint")}</p>
      {providerUrl && (
        <ButtonLink href={providerUrl} className="w-full max-w-[320px]">
          {t("disabled.provider")}
        </ButtonLink>
      )}
    </main>
  );
}
