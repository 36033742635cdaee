import { type MailLocale, mailTexts } from "./mail-texts.ts";

const LOCALE_COOKIE = /(?:^|;\s*)i18n_redirected=([\w-]+)/u;

/** The language of a mail: that of the console's cookie, else the browser's, else English. */
export function mailLocale(headers: Headers | undefined): MailLocale {
  const chosen = LOCALE_COOKIE.exec(headers?.get("cookie") ?? "")?.[1] ?? "";
  const accepted = (headers?.get("accept-language") ?? "")
    .split(",")
    .map((part) => part.split(";")[0]?.trim() ?? "");
  return (
    [chosen, ...accepted].flatMap((tag) => [tag, tag.split("-")[0] ?? ""]).find(isMailLocale) ??
    "en"
  );
}

const isMailLocale = (tag: string): tag is MailLocale => Object.hasOwn(mailTexts, tag);
