import { useText } from "../i18n/text.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { useMenuRefresh } from "./menu-refresh.ts";

/** Something that the page is about could not be loaded: says so, and loads it again. */
export function MissingPart() {
  const t = useText();
  const refresh = useMenuRefresh();
  const retry = (
    <Button look="plain" onClick={() => void refresh()}>
      {t("error.retry")}
    </Button>
  );
  return (
    <Notice alert action={retry}>
      {t("error.occurredHint")}
    </Notice>
  );
}
