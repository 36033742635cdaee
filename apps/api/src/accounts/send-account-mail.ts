import type { Deps } from "../context/deps.ts";
import { fillText } from "../push/message-text.ts";
import { accountLink, linkOrigin } from "./account-links.ts";
import { hasAccount } from "./accounts.store.ts";
import { mailLocale } from "./mail-locale.ts";
import { type AccountMailKind, mailTexts } from "./mail-texts.ts";

export type AccountMail = {
  to: string;
  token: string;
  /** The origin of the request that asks for the mail. */
  origin: string;
  /** It says in which language. */
  request?: Pick<Request, "headers">;
  /** The company's name, for an invitation. */
  company?: string;
};

/**
 * Sends a mail with a link, in the language of the request. A link to sign in is sent only to an
 * address that has an account.
 */
export async function sendAccountMail(
  { db, mailer, consoleUrl }: Pick<Deps, "db" | "mailer" | "consoleUrl">,
  kind: AccountMailKind,
  { to, token, origin, request, company = "" }: AccountMail,
): Promise<void> {
  if (!mailer || (kind === "link" && !(await hasAccount(db, to)))) return;
  const texts = mailTexts[mailLocale(request?.headers)];
  const { subject, text } = texts[kind];
  const link = accountLink(kind, token, linkOrigin(origin, consoleUrl));
  const fill = (line: string) => fillText(line, { company });
  await mailer.sendMail({
    to,
    subject: fill(subject),
    text: `${fill(text)}\n\n${link}\n\n${texts.ignore}\n`,
  });
}
