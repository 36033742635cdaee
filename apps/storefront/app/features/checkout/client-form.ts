import type { Client } from "@comanda/contract/clients";
import * as v from "valibot";
import type { Translate } from "../../i18n/text.tsx";
import type { Contact } from "../../session/checkout-store.ts";
import { honestText } from "../../shop/honest-text.ts";
import { callingCode, countryOfCallingCode, phoneFault, typedPhone } from "./phone.ts";

const MAX_NAME = 120;

export type ClientForm = { name: string; phone: string; country: string };

/** Name and phone (spec §5); which numbers are valid depends on the company's country. */
export function clientForm(
  t: Translate,
  companyCountry: string,
  countryName: (code: string) => string,
) {
  const words = ({ phone, country }: Pick<ClientForm, "phone" | "country">) => {
    switch (phoneFault(phone, country, companyCountry)) {
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
        v.transform(honestText),
        v.nonEmpty(t("checkout.nameRequired")),
        v.maxLength(MAX_NAME, t("checkout.atMost", { max: MAX_NAME })),
      ),
      phone: v.pipe(v.string(), v.trim(), v.nonEmpty(t("checkout.phoneRequired"))),
      country: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [["phone"], ["country"]],
        ({ phone, country }) => !phone || phoneFault(phone, country, companyCountry) === null,
        (issue) => words(issue.input),
      ),
      ["phone"],
    ),
  );
}

/**
 * What the form begins with: what was typed before, else the client that is known, else the name
 * under which somebody has ordered here before.
 */
export function clientDefaults(
  contact: Contact,
  client: Client | null,
  companyCountry: string,
  nameBefore = "",
): ClientForm {
  if (contact.name || contact.phone) {
    return { ...contact, country: contact.country ?? companyCountry };
  }
  if (!client) return { name: nameBefore, phone: "", country: contact.country ?? companyCountry };
  const country =
    countryOfCallingCode(client.country_calling_code ?? "", companyCountry) ?? companyCountry;
  return { name: client.name ?? "", ...typedPhone(client.phone_number ?? "", country) };
}

/** Whether the form says of the client what is known already. */
export function isSameClient(form: ClientForm, client: Client | null): boolean {
  const digits = (text: string | null | undefined) => (text ?? "").replace(/\D/gu, "");
  return (
    client?.name === form.name &&
    digits(client.phone_number) === digits(form.phone) &&
    digits(client.country_calling_code) === callingCode(form.country)
  );
}
