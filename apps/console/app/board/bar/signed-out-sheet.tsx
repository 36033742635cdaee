import LogOut from "lucide-react/icons/log-out";
import { useText } from "../../i18n/text.ts";
import { EndedSheet } from "./ended-sheet.tsx";

/** Covers the board, also an open order, of a member who is signed out. */
export function SignedOutSheet() {
  const t = useText();
  const to = encodeURIComponent(location.pathname);
  return (
    <EndedSheet
      icon={LogOut}
      title={t("board.banner.signedOut")}
      text={t("board.banner.signedOutMissed")}
      link={{ href: `/sign-in?to=${to}`, text: t("board.banner.signIn") }}
    />
  );
}
