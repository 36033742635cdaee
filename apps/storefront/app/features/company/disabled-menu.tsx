import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import Store from "lucide-react/icons/store";
import { usePageView } from "../../analytics/use-page-view.ts";
import { useText } from "../../i18n/text.ts";

/** Says that the restaurant has disabled its menu, and links to the provider (conformance 2.12, 2.13). */
export function DisabledMenu({ providerUrl }: { providerUrl: string | null }) {
  const t = useText();
  usePageView("404");
  return (
    <main className="mx-auto flex min-h-page max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <Store aria-hidden="true" className="size-12 text-field" />
      <h1 className="text-xl">{t("disabled.title")}</h1>
      <p className="text-md text-muted">{t("disabled.hint")}</p>
      {providerUrl && <ButtonLink href={providerUrl}>{t("disabled.provider")}</ButtonLink>}
    </main>
  );
}
