import type { SearchAnswer, SearchProviderName } from "@comanda/contract/calls/place-calls";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import MapPinOff from "lucide-react/icons/map-pin-off";
import type { MouseEvent } from "react";
import { useText } from "../../../i18n/text.ts";
import { shouldReportNoResults } from "./address-search-rules.ts";
import type { AddressSearch } from "./use-address-search.ts";

/** The names of the providers; the address file is searched by our own server. */
const names: Record<SearchProviderName, string> = {
  gazetteer: "Comanda",
  radar: "Radar",
  google: "Google",
  photon: "Photon · OpenStreetMap",
};

/** Shows the result of the search, also for screen readers. */
export function AddressSearchResult({ search }: { search: AddressSearch }) {
  const t = useText();
  const { text, status, answer, searched, place } = search;
  const count = answer?.suggestions.length ?? 0;
  const noResults = status === "answered" && count === 0 && shouldReportNoResults(text, searched);
  const failed = status === "failed" || status === "details_failed";

  const statusText = () => {
    if (place) return t("checkout.search.chosen", { address: place.address });
    if (status === "searching" || status === "picking") return t("checkout.search.searching");
    if (noResults) return t("checkout.search.notFound");
    return status === "answered" ? t("checkout.search.count", { count }) : "";
  };

  return (
    <>
      <p role="status" className="heard">
        {statusText()}
      </p>
      {place && (
        <p aria-hidden="true" className="flex gap-2 px-1 text-positive">
          <CircleCheck className="mt-px size-5 flex-none" />
          <span className="min-w-0" dir="auto">
            {place.address}
          </span>
        </p>
      )}
      {status === "searching" && count === 0 && <Skeleton />}
      {noResults && (
        // In one row, so that the other ways to give an address stay in view.
        <div className="flex items-center gap-3 px-1 py-2">
          <MapPinOff aria-hidden="true" className="size-8 flex-none text-muted" />
          <div className="min-w-0">
            <p className="text-md font-bold">{t("checkout.search.notFound")}</p>
            <p className="text-muted">{t("checkout.search.notFoundHint")}</p>
          </div>
        </div>
      )}
      {failed && (
        <Notice tone="neutral" alert action={status === "failed" && <Retry search={search} />}>
          {t(status === "details_failed" ? "checkout.search.lost" : "checkout.search.failed")}
        </Notice>
      )}
      {answer && (noResults || isFromOtherProvider(answer)) && (
        <PoweredBy provider={answer.provider} />
      )}
    </>
  );
}

/** Searches the same text again, with the focus back in the field: the button goes away. */
function Retry({ search }: { search: AddressSearch }) {
  const t = useText();
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const around = currentTarget.closest(":has([role=combobox])");
    around?.querySelector<HTMLElement>("[role=combobox]")?.focus();
    void search.searchManually();
  };
  return (
    <Button look="plain" onClick={retry}>
      {t("failure.retry")}
    </Button>
  );
}

/** Returns whether an external provider found the suggestions, which must then be named. */
function isFromOtherProvider({ provider, suggestions }: SearchAnswer): boolean {
  return provider !== "gazetteer" && suggestions.length > 0;
}

/**
 * Shows two placeholders, only before the first result; later the old list stays until the next one.
 */
function Skeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2 motion-safe:animate-pulse">
      <span className="h-12 rounded-m bg-line" />
      <span className="h-12 rounded-m bg-line" />
    </div>
  );
}

function PoweredBy({ provider }: { provider: SearchProviderName }) {
  const t = useText();
  return (
    <p className="text-center text-xs text-muted">
      {t("checkout.search.poweredBy", { provider: names[provider] })}
    </p>
  );
}
