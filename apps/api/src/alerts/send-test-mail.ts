import { readCatalog } from "../catalog/read-catalog.ts";
import { Refusal } from "../shared/refusal.ts";
import type { AlertContext } from "./alert-context.ts";
import { testAlertMail } from "./messages/mail-message.ts";

/** Queues a mail as a test; the health shows how it went. 404 `company_not_found`. */
export async function sendTestMail(
  context: Pick<AlertContext, "db" | "catalogCache" | "mailer">,
  companyId: string,
  address: string,
): Promise<{ queued: true } | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  await context.mailer.sendMail(testAlertMail(catalog.company, address));
  return { queued: true };
}
