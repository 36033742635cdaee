import type { Client } from "@comanda/contract/clients";
import type { Received } from "@comanda/contract/schemas";
import { phoneMustBeValid } from "@comanda/domain/phone";
import { parsePhoneNumber } from "libphonenumber-js/max";
import { readCatalog } from "../companies/read-company.ts";
import type { Context } from "../deps.ts";
import { newId } from "../ids.ts";
import { Refusal } from "../refusal.ts";
import { listAddresses, toClient, upsertClient } from "./clients.store.ts";

/**
 * The device's client with this phone number, made when it has none (spec §7). Another device's
 * client of the same number is neither found nor hinted at (design §4, Identity).
 * 404 `company_not_found`, 422 `invalid_phone`.
 */
export async function createClient(
  context: Context,
  companyId: string,
  device: string,
  body: Received<"createClient", "body">,
): Promise<Client | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const callingCode = digits(body.country_calling_code);
  const phone = digits(body.phone_number);
  const strict = phoneMustBeValid(catalog.company.country.country_code);
  if (strict && !isValidPhone(callingCode, phone)) {
    return new Refusal("invalid_phone", {
      errors: [{ path: "phone_number", message: "is not a valid number in its country" }],
    });
  }
  const client = await upsertClient(context.db, {
    company_id: companyId,
    id: newId(),
    device_id: device,
    source: "WEBAPP",
    name: body.name,
    country_calling_code: callingCode,
    phone_number: phone,
    email: null,
  });
  return toClient(client, await listAddresses(context.db, companyId, client.id));
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}

function isValidPhone(callingCode: string, phone: string): boolean {
  try {
    return parsePhoneNumber(`+${callingCode}${phone}`).isValid();
  } catch {
    return false;
  }
}
