import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";
import { Sheet } from "../sheet.tsx";

type LeaveGuardProps = {
  isDirty: boolean;
  /** Set where the page itself leaves, after everything is stored. */
  leave: RefObject<boolean>;
};

/** Asks before unsaved changes are left, by a link, by the browser's buttons or by closing the tab. */
export function LeaveGuard({ isDirty, leave }: LeaveGuardProps) {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !leave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  const stay = () => blocker.reset?.();
  return (
    <Sheet
      open={blocker.state === "blocked"}
      onClose={stay}
      title={t("menu.leaveTitle")}
      footer={
        <>
          <Button look="solid" onClick={stay}>
            {t("menu.stay")}
          </Button>
          <Button look="danger-outline" onClick={() => blocker.proceed?.()}>
            {t("menu.leave")}
          </Button>
        </>
      }
    >
      <p className="text-md">{t("menu.leaveText")}</p>
    </Sheet>
  );
}
