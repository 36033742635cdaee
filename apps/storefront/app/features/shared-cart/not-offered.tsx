import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { Intro } from "./open-cart.tsx";

/** Says that the restaurant takes no orders together, with the way to the menu. */
export function NotOffered() {
  const t = useText();
  const withQuery = useKeepQuery();
  return (
    <>
      <Intro title={t("together.off")} />
      <ButtonLink href={withQuery("/products")}>{t("cart.seeMenu")}</ButtonLink>
    </>
  );
}
