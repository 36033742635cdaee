import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { NameForm } from "./name-form.tsx";
import { Intro } from "./open-cart.tsx";
import { SharedCartEnded } from "./shared-cart-ended.tsx";
import { useFoundCart } from "./use-found-cart.ts";
import { useJoin } from "./use-join.ts";

/**
 * Joins the cart of a link. The link of a cart that is over, and a replaced one, say so, and nothing else.
 */
export function JoinByLink({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useText();
  const { found } = useFoundCart(token, null);
  const { join } = useJoin();
  if (found === "loading") return <div aria-hidden="true" className="bone h-48" />;
  if (found === "over") return <SharedCartEnded cart={null} onDone={onDone} />;
  if (found === "none") return <OldLink />;
  const by = typeof found === "object" ? found.opened_by : null;
  const title = by?.startsWith("#") === false ? t("together.invited", { name: by }) : null;
  const submit = async (name: string | null) => {
    const failure = await join({ token }, name);
    if (failure === null) onDone();
    return failure;
  };
  return (
    <>
      <Intro title={title ?? t("together.invitedHere")} />
      <NameForm button={t("together.join")} onSubmit={submit} />
    </>
  );
}

function OldLink() {
  const t = useText();
  const withQuery = useKeepQuery();
  return (
    <>
      <Intro title={t("together.oldLink")} />
      <ButtonLink href={withQuery("/products")}>{t("cart.seeMenu")}</ButtonLink>
    </>
  );
}
