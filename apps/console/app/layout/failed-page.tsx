import { moveFocusIfLost } from "@comanda/ui/page/page-focus.ts";
import { whenReachable } from "@comanda/ui/web/retry-after-offline.ts";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { RequestNumber } from "./error-page.tsx";

/**
 * In the place of a company's page whose data or code has failed. The button loads the data again, and so
 * does the page itself once the server answers for it.
 */
export function FailedPage({ error }: { error: unknown }) {
  const t = useText();
  const { retry, isBusy } = useRetry();
  // A page whose link was pressed meanwhile goes on loading.
  const onReachable = useEffectEvent(() => {
    if (!isBusy) retry();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure waits for the server again
  useEffect(() => whenReachable(onReachable), [error]);
  useEffect(() => () => moveFocusIfLost(document.querySelector("h1")), []);
  return (
    <div className="mx-auto flex w-full max-w-[440px] flex-1 flex-col justify-center gap-4 p-6">
      <title>{t("error.failed.title")}</title>
      <h1 className="text-xl font-bold">{t("error.failed.title")}</h1>
      <p className="text-md text-muted">{t("error.failed.text")}</p>
      <RequestNumber />
      <Button look="solid" className="self-start" busy={isBusy} onClick={retry}>
        {t("error.retry")}
      </Button>
    </div>
  );
}

/**
 * Opens the current address again, which loads its data and ends the error. With a hash the router takes
 * that for a step inside the page, and only the data is loaded. That alone does not end an error on the
 * board, whose data needs no server: the router shows no loading there.
 */
function useRetry() {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { state, revalidate } = useRevalidator();
  const retry = () => {
    if (location.hash) void revalidate();
    else void navigate(location, { replace: true, state: location.state });
  };
  return { retry, isBusy: state === "loading" || navigation.state === "loading" };
}
