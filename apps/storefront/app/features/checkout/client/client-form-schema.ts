import type { Client } from "@comanda/contract/clients/client";
import { phoneDigits } from "@comanda/domain/people/phone-digits";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import * as v from "valibot";
import type { Translate } from "../../../i18n/text.ts";
import type { Contact } from "../../../session/checkout/saved-checkout.ts";
import { defaultCountry } from "./countries.ts";
import { normalizePhone, phoneError, phoneFromStored } from "./typed-phone.ts";

const MAX_NAME = 120;

export type ClientForm = { name: string; phone: string; country: string };

/**
 * Name and phone (conformance 5.5 to 5.9). The company's country decides which numbers are valid.
 */
export function clientFormSchema(
  t: Translate,
  companyCountry: string,
  countryName: (code: string) => string,
) {
  const errorText = ({ phone, country }: Pick<ClientForm, "phone" | "country">) => {
    switch (phoneError(phone, country, companyCountry)) {
      case "too_short":
        return t("checkout.phoneTooShort", { country: countryName(country) });
      case "too_long":
        return t("checkout.phoneTooLong", { country: countryName(country) });
      default:
        return t("checkout.phoneInvalid");
    }
  };
  return v.pipe(
    v.object({
      name: v.pipe(
        v.string(),
        v.transform(stripControlCharacters),
        // A name that is pasted from a spreadsheet may have a tab; the API takes one line.
        v.transform((name) => name.replace(/\s+/gu, " ")),
        v.nonEmpty(t("checkout.nameRequired")),
        v.maxLength(MAX_NAME, t("checkout.atMost", { max: MAX_NAME })),
      ),
      phone: v.pipe(v.string(), v.trim(), v.nonEmpty(t("checkout.phoneRequired"))),
      country: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [["phone"], ["country"]],
        ({ phone, country }) => !phone || phoneError(phone, country, companyCountry) === null,
        (issue) => errorText(issue.input),
      ),
      ["phone"],
    ),
  );
}

/**
 * Returns the values at the start: what was typed before, else the known client, else the name of the
 * last order.
 */
export function clientFormDefaults(
  contact: Contact,
  client: Client | null,
  companyCountry: string,
  nameBefore = "",
): ClientForm {
  const country = contact.country ?? defaultCountry(companyCountry);
  if (contact.name || contact.phone) return { ...contact, country };
  if (!client) return { name: nameBefore, phone: "", country };
  const { country_calling_code: code, phone_number: number } = client;
  return { name: client.name ?? "", ...phoneFromStored(code ?? "", number ?? "", country) };
}

/** Returns whether the form has the values of the known client. */
export function isClientUnchanged(form: ClientForm, client: Client | null): boolean {
  const { number, countryDialCode } = normalizePhone(form);
  return (
    client?.name === form.name &&
    phoneDigits(client.phone_number ?? "") === number &&
    phoneDigits(client.country_calling_code ?? "") === countryDialCode
  );
}
