import type { ParsedRequestPart } from "@comanda/contract/calls/call-schemas";
import type { Client } from "@comanda/contract/clients/client";
import { stripOldPhonePrefix } from "@comanda/domain/people/old-phone-prefix";
import { requiresValidPhone } from "@comanda/domain/people/phone-validity";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { blankTextFaults } from "../shared/blank-faults.ts";
import { newId } from "../shared/new-id.ts";
import { Refusal } from "../shared/refusal.ts";
import { listAddresses } from "./addresses.store.ts";
import { toClient, upsertClient } from "./clients.store.ts";

/**
 * Creates the device's client with this phone number, or finds the one it has. The answer does not
 * depend on clients of other devices with the same number. 404 `company_not_found`, 422
 * `invalid_phone`, `invalid_body` for a name of only invisible characters.
 */
export async function createClient(
  context: ApiContext,
  companyId: string,
  device: string,
  body: ParsedRequestPart<"createClient", "body">,
): Promise<Client | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const blank = blankTextFaults({ name: body.name });
  if (blank.length > 0) return new Refusal("invalid_body", { errors: blank });
  const phone = parsePhone(body.country_calling_code, body.phone_number);
  if (requiresValidPhone(catalog.company.country.country_code) && !phone.valid) {
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
 * Returns a number as it is dialled from abroad, without the 0 that many countries dial at home and
 * without Mexico's old prefixes, so that one phone is one client. A number that no country has
 * keeps its digits.
 */
function parsePhone(callingCode: string, phoneNumber: string): Phone {
  const code = digits(callingCode);
  const national = stripOldPhonePrefix(digits(phoneNumber), code);
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
