import { Chip } from "@comanda/ui/controls/chip.tsx";
import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import Share from "lucide-react/icons/share-2";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { canonicalUrl } from "../../links/canonical-url.ts";

/** Shares the address of the restaurant's site, if the browser supports sharing (conformance 2.51). */
export function ShareButton() {
  const site = useCompanySite();
  const hydrated = useHydrated();
  const t = useText();
  const shared = { title: site.company.name, url: canonicalUrl(site, "/") };
  // The server does not know whether the browser can share.
  if (!hydrated || !navigator.canShare?.(shared)) return null;
  return (
    <button
      type="button"
      className="target rounded-full"
      onClick={() => void navigator.share(shared).catch(() => undefined)}
    >
      <Chip>
        <Share aria-hidden="true" className="size-3.5" />
        {t("info.share")}
      </Chip>
    </button>
  );
}
