import type { Client } from "@comanda/contract/clients";
import type { Received } from "@comanda/contract/schemas";
import { phoneMustBeValid } from "@comanda/domain/phone";
import { withoutOldPrefix } from "@comanda/domain/phone-text";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { blankFaults } from "../blank-faults.ts";
import { readCatalog } from "../companies/read-company.ts";
import type { Context } from "../deps.ts";
import { newId } from "../ids.ts";
import { Refusal } from "../refusal.ts";
import { listAddresses } from "./addresses.store.ts";
import { toClient, upsertClient } from "./clients.store.ts";

/**
 * The device's client with this phone number, made when it has none (spec §7). Another device's
 * client of the same number is neither found nor hinted at (design §4, Identity).
 * 404 `company_not_found`, 422 `invalid_phone`, `invalid_body` for a name that shows nothing.
 */
export async function createClient(
  context: Context,
  companyId: string,
  device: string,
  body: Received<"createClient", "body">,
): Promise<Client | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const blank = blankFaults({ name: body.name });
  if (blank.length > 0) return new Refusal("invalid_body", { errors: blank });
  const phone = readPhone(body.country_calling_code, body.phone_number);
  if (phoneMustBeValid(catalog.company.country.country_code) && !phone.valid) {
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
    country_calling_code: phone.callingCode,
    phone_number: phone.national,
    email: null,
  });
  return toClient(client, await listAddresses(context.db, companyId, client.id));
}

type Phone = { callingCode: string; national: string; valid: boolean };

/**
 * A number as it is dialled from abroad, however it was typed: without the 0 that many countries
 * put before it at home or Mexico's old prefixes, so that one phone is one client. What no country
 * has stays as its digits.
 */
function readPhone(callingCode: string, phoneNumber: string): Phone {
  const code = digits(callingCode);
  const national = withoutOldPrefix(digits(phoneNumber), code);
  const parsed = parsePhoneNumberFromString(`+${code}${national}`);
  if (!parsed) return { callingCode: code, national, valid: false };
  return {
    callingCode: parsed.countryCallingCode,
    national: parsed.nationalNumber,
    valid: parsed.isValid(),
  };
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}
