import { moveFocusIfLost } from "@comanda/ui/page/page-focus.ts";
import { whenReachable } from "@comanda/ui/web/server-reachable.ts";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { RequestNumber } from "./error-page.tsx";

/**
 * In the place of a company's page whose data or code has failed. The button loads the data again, and so does the
 * page itself once the server answers for it.
 */
export function FailedPage({ error }: { error: unknown }) {
  const t = useText();
  const { state, revalidate } = useRevalidator();
  const retry = useEffectEvent(() => void revalidate());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure waits for the server again
  useEffect(() => whenReachable(retry), [error]);
  useEffect(() => () => moveFocusIfLost(document.querySelector("h1")), []);
  return (
    <div className="mx-auto flex w-full max-w-[440px] flex-1 flex-col justify-center gap-4 p-6">
      <title>{t("error.failed.title")}</title>
      <h1 className="text-xl font-bold">{t("error.failed.title")}</h1>
      <p className="text-md text-muted">{t("error.failed.text")}</p>
      <RequestNumber />
      <Button
        look="solid"
        className="self-start"
        busy={state === "loading"}
        onClick={() => void revalidate()}
      >
        {t("error.retry")}
      </Button>
    </div>
  );
}
