import type { Client } from "@comanda/contract/clients/client";
import { selectableAddresses } from "@comanda/domain/delivery/selectable-addresses";
import { withSentFields } from "../../../api/with-sent-fields.ts";
import type { CompanySite } from "../../../company/company-site.tsx";
import type { NewAddress } from "./address-form-schema.ts";

type Address = Client["addresses"][number];

/**
 * Returns the address that a backend has created. A field that its answer leaves out is as it was sent. So is the
 * district where the answer names one that the company does not have: such an address could not be chosen, and
 * the customer would be at an empty form again.
 */
export function createdAddress(
  { company, settings }: Pick<CompanySite, "company" | "settings">,
  answer: Address,
  sent: NewAddress,
): Address {
  const created = withSentFields(answer, sent);
  if (selectableAddresses([created], company, settings.delivery).length > 0) return created;
  const { area_id = null, area_name = null } = sent;
  return { ...created, area_id, area_name };
}
