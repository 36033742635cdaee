import "../../i18n/await-people-messages.ts";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import LogOut from "lucide-react/icons/log-out";
import UserX from "lucide-react/icons/user-x";
import { useEffect, useEffectEvent, useState } from "react";
import { accountApi } from "../../api/account-api.ts";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { Banner } from "../../parts/banner.tsx";
import { buttonClasses } from "../../parts/button.tsx";
import { startConnection } from "../connection/connection-state.ts";
import { useBoard, useShift } from "../context/board-context.tsx";

/** The board says itself that the session has ended; on an office page unsaved edits stay meanwhile. */
export type SessionEndPlace = "board" | "office";

/** Says that nothing reaches this page, because the session has ended or the member was removed. */
export function SessionEndNotice({ place }: { place: SessionEndPlace }) {
  const standing = useStanding();
  if (standing === "removed") return <RemovedSheet />;
  return standing === "signedOut" && place === "office" && <SignedOutBanner />;
}

/**
 * Why the board was ended; null until the server says so. After signing in again, here or in another tab, the member has
 * a board that follows its company again.
 */
function useStanding(): "signedOut" | "removed" | null {
  const { id } = useCompanyPage().member.company;
  const board = useBoard();
  const [standing, setStanding] = useState<"signedOut" | "removed" | null>(null);
  const read = async () => {
    const me = await accountApi("readMe").catch(() => null);
    if (!me?.account) return setStanding("signedOut");
    if (!me.companies.some(({ company_id }) => company_id === id)) return setStanding("removed");
    board.stop();
    board.store.update(() => ({ connection: startConnection(Date.now()) }));
    board.start();
  };
  const onSeen = useEffectEvent(() => void read());
  useEffect(() => onSeen(), []);
  useOnRefocus(() => void read());
  return standing;
}

function SignedOutBanner() {
  const t = useText();
  return (
    <Banner
      icon={<LogOut aria-hidden="true" className="size-12 max-md:size-8" />}
      title={t("board.banner.signedOut")}
      action={
        <a
          href="/sign-in"
          target="_blank"
          rel="noopener"
          className="flex min-h-13 items-center justify-center gap-2 rounded-m bg-surface px-5 py-1 text-board font-bold text-danger max-md:w-full max-md:text-md"
        >
          {t("board.banner.signIn")}
        </a>
      }
    >
      {t("board.banner.signedOutMissed")}
    </Banner>
  );
}

/** Fills the screen: nothing of the restaurant is left to see, and its orders do not ring. */
function RemovedSheet() {
  const t = useText();
  const shift = useShift();
  const { name } = useCompanyPage().member.company;
  useEffect(() => shift?.stop(), [shift]);
  const title = t("ended.removed");
  return (
    <Sheet open persistent onClose={() => undefined} label={title} shape="inset-0 h-dvh">
      <div className="m-auto flex max-w-[440px] flex-col items-start gap-4 p-6">
        <UserX aria-hidden="true" className="size-12 text-danger" />
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="text-md text-muted">{t("ended.removedText", { name })}</p>
        <a href="/" className={buttonClasses({ look: "solid", size: "l" })}>
          {t("error.home")}
        </a>
      </div>
    </Sheet>
  );
}
