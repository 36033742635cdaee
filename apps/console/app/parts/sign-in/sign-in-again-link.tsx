import { useText } from "../../i18n/text.ts";

/** Leads a member whose session has ended to the sign-in, in a new tab: what they typed stays on the page. */
export function SignInAgainLink() {
  const t = useText();
  return (
    <a
      href="/sign-in"
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center font-bold underline"
    >
      {t("change.signIn")}
    </a>
  );
}
