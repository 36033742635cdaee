import "../map/map-box.css";
import type { Position } from "@comanda/domain/geo/position";
import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { Field } from "../../../parts/field.tsx";
import { usePlaceSearch } from "./use-place-search.ts";

type PlaceSearchProps = {
  companyId: string;
  /** The name of the field, where another one asks for an address, too. */
  label?: string;
  /** The text that the field begins with. */
  initialText?: string;
  onPlace: (position: Position) => void;
};

/** The address of a place to try, and the places that are found. */
export function PlaceSearch({ companyId, label, initialText, onPlace }: PlaceSearchProps) {
  const t = useText();
  const { text, type, state, suggestions, search, pick } = usePlaceSearch({
    companyId,
    initialText,
    onPlace,
  });
  return (
    <search className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field
          className="min-w-0 flex-1 basis-32"
          label={label ?? t("settings.delivery.address")}
          value={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          dir={text ? "auto" : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            // The form around it is not sent.
            event.preventDefault();
            void search();
          }}
        />
        <Button look="outline" busy={state === "searching"} onClick={() => void search()}>
          <Search aria-hidden="true" className="size-5" />
          {t("settings.delivery.search")}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {state === "none" && t("settings.delivery.notFound")}
        {state === "failed" && t("settings.delivery.searchFailed")}
      </p>
      {suggestions.length > 0 && (
        <ul aria-label={t("settings.delivery.found")} className="delivery-found">
          {suggestions.map((suggestion) => (
            <li key={suggestion.id} className="border-b border-line last:border-0">
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 px-3 py-2 text-start text-md"
                onClick={() => void pick(suggestion)}
              >
                <MapPin aria-hidden="true" className="size-5 flex-none text-muted" />
                <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
                  {suggestion.text}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
