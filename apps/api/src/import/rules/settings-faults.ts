import type { Fault } from "@comanda/contract/calls/problems";
import { normalizeInstant } from "@comanda/contract/fields/instant";
import {
  parseServiceType,
  SERVICE_TYPES,
  serviceTypeKey,
} from "@comanda/domain/company/service-type";
import {
  childPart,
  childPath,
  type DocumentPart,
  listItems,
  textField,
} from "../document/document-parts.ts";

/** Returns faults for values that are not a service type, a date or a usable folder name. */
export function settingsFaults(root: DocumentPart): Fault[] {
  return [...companyFaults(root), ...qrFaults(root), ...dateFaults(root)];
}

/** The id is also the name of a folder for original pictures. */
function companyFaults(root: DocumentPart): Fault[] {
  const id = childPart(root, "company", "id");
  if (typeof id.value !== "string" || !/^\.+$/u.test(id.value)) return [];
  return [{ path: id.path, message: "must hold more than dots" }];
}

function qrFaults(root: DocumentPart): Fault[] {
  return listItems([root], "qrs").flatMap(({ path, value }) => {
    const type = textField(value, "ordering_type");
    if (type === null || parseServiceType(type)) return [];
    const typeNames = SERVICE_TYPES.join(", ");
    return [
      { path: childPath(path, "ordering_type"), message: `is "${type}", not one of ${typeNames}` },
    ];
  });
}

function dateFaults(root: DocumentPart): Fault[] {
  const published = childPart(root, "company", "coupon_published");
  const dates = [
    childPart(published, "start_date"),
    childPart(published, "end_date"),
    ...SERVICE_TYPES.map((type) =>
      childPart(root, "ecommerce_settings", serviceTypeKey(type), "disabled_until"),
    ),
  ];
  return dates.flatMap(({ path, value }) =>
    typeof value === "string" && normalizeInstant(value) === null
      ? [{ path, message: `is "${value}", not an ISO 8601 date` }]
      : [],
  );
}
