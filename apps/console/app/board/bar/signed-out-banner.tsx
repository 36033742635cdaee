import LogOut from "lucide-react/icons/log-out";
import { useText } from "../../i18n/text.ts";
import { Banner } from "../../parts/banner.tsx";

export type SessionEndPlace = "board" | "office";

/**
 * Says that nothing reaches this page before the member has signed in again. An office page stays open meanwhile,
 * with its unsaved edits.
 */
export function SignedOutBanner({ place }: { place: SessionEndPlace }) {
  const t = useText();
  const isBoard = place === "board";
  return (
    <Banner
      icon={<LogOut aria-hidden="true" className="size-12 max-md:size-8" />}
      title={t("board.banner.signedOut")}
      action={
        <a
          href={isBoard ? `/sign-in?to=${encodeURIComponent(location.pathname)}` : "/sign-in"}
          target={isBoard ? undefined : "_blank"}
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
