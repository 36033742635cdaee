import LogOut from "lucide-react/icons/log-out";
import { useText } from "../../i18n/text.ts";
import { Banner } from "../../parts/banner.tsx";

/**
 * Says that nothing reaches this page before the member has signed in again. The page stays open meanwhile, with
 * its unsaved edits.
 */
export function SignedOutBanner() {
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
