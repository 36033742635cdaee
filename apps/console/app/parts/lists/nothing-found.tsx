import SearchX from "lucide-react/icons/search-x";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";

/** Stands in place of a list of dishes in which a search or a filter finds nothing. */
export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" className="size-8" />}
      title={t("soldOut.nothing")}
      action={
        <Button look="outline" onClick={onShowAll}>
          {t("soldOut.showAll")}
        </Button>
      }
    />
  );
}
