import Search from "lucide-react/icons/search";
import { useText } from "../../../i18n/text.ts";
import { BarButton } from "../categories/bar-button.tsx";
import type { MenuSearch } from "./use-menu-search.ts";

type SearchButtonProps = { search: MenuSearch; onTouch: () => void };

/** Opens the search. Its code is fetched while the finger is still on its way. */
export function SearchButton({ search, onTouch }: SearchButtonProps) {
  const t = useText();
  return (
    <BarButton
      label={t("menu.search")}
      icon={Search}
      onPointerEnter={onTouch}
      onPointerDown={onTouch}
      onFocus={onTouch}
      ref={search.button}
      onClick={search.open}
    />
  );
}
