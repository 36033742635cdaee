import { qrServiceType } from "@comanda/domain/company/service-type";
import { Button } from "@comanda/ui/controls/button.tsx";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { newToken } from "../../shared-cart/new-token.ts";
import { NameForm } from "./name-form.tsx";
import { useFoundCart } from "./use-found-cart.ts";
import { useJoin } from "./use-join.ts";

/** Opens a shared cart. At a table that has one it offers to join it first. */
export function OpenCart() {
  const t = useText();
  const { qr } = useCompanySite();
  const tableId = qr && qrServiceType(qr) === "TABLE" ? qr.id : null;
  const { found, lookAgain } = useFoundCart(null, tableId);
  const { join, open } = useJoin();
  const [token] = useState(newToken);
  const [startsOwn, setStartsOwn] = useState(false);
  if (found === "loading") return <div aria-hidden="true" className="bone h-48" />;
  if (typeof found === "object" && found.guests > 0 && tableId && !startsOwn)
    return (
      <>
        <Intro title={t("together.tableOpen", { count: found.guests })} />
        <NameForm button={t("together.join")} onSubmit={(name) => join({ tableId }, name)}>
          <Button look="secondary" onClick={() => setStartsOwn(true)}>
            {t("together.startOwn")}
          </Button>
        </NameForm>
      </>
    );
  return (
    <>
      <Intro title={t(tableId ? "together.introTable" : "together.intro")} />
      <NameForm
        button={t("together.open")}
        onSubmit={(name) =>
          open({ token, table_id: tableId, name, replaces: startsOwn }, async () => {
            const now = await lookAgain();
            return typeof now === "object" && now.guests > 0;
          })
        }
      />
    </>
  );
}

/** A picture and one sentence that says what this is. */
export function Intro({ title }: { title: string }) {
  return (
    <div className="flex flex-col items-center gap-3 pb-2 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Users className="size-9" aria-hidden="true" />
      </span>
      <p className="text-md wrap-anywhere">{title}</p>
    </div>
  );
}
