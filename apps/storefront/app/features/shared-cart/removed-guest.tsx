import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import type { SharedCartSync } from "../../shared-cart/shared-cart-sync.ts";
import { Intro } from "./open-cart.tsx";

/** Says to a guest that they were removed, and where their dishes are. It says nothing of the shared cart. */
export function RemovedGuest({ sync }: { sync: SharedCartSync }) {
  const t = useText();
  const withQuery = useKeepQuery();
  return (
    <>
      <Intro title={t("together.removed")} />
      <p className="text-center text-muted">{t("together.removedHint")}</p>
      <ButtonLink href={withQuery("/cart")}>{t("menu.seeOrder")}</ButtonLink>
      <Button look="secondary" onClick={() => sync.forget()}>
        {t("together.startNew")}
      </Button>
    </>
  );
}
