import type { Fault } from "@comanda/contract/errors";
import { instantText } from "@comanda/contract/instant";
import { parseServiceType, SERVICE_TYPES, serviceKey } from "@comanda/domain/service-type";
import { itemsOf, type Part, partAt, textField, within } from "../json.ts";

/** What of the settings and codes names no kind of order, no instant or no folder. */
export function settingsFaults(root: Part): Fault[] {
  return [...companyFaults(root), ...qrFaults(root), ...dateFaults(root)];
}

/** The id names a folder of the originals. */
function companyFaults(root: Part): Fault[] {
  const id = partAt(root, "company", "id");
  if (typeof id.value !== "string" || !/^\.+$/u.test(id.value)) return [];
  return [{ path: id.path, message: "must hold more than dots" }];
}

function qrFaults(root: Part): Fault[] {
  return itemsOf([root], "qrs").flatMap(({ path, value }) => {
    const type = textField(value, "ordering_type");
    if (type === null || parseServiceType(type)) return [];
    const known = SERVICE_TYPES.join(", ");
    return [{ path: within(path, "ordering_type"), message: `is "${type}", not one of ${known}` }];
  });
}

function dateFaults(root: Part): Fault[] {
  const published = partAt(root, "company", "coupon_published");
  const dates = [
    partAt(published, "start_date"),
    partAt(published, "end_date"),
    ...SERVICE_TYPES.map((type) =>
      partAt(root, "ecommerce_settings", serviceKey(type), "disabled_until"),
    ),
  ];
  return dates.flatMap(({ path, value }) =>
    typeof value === "string" && instantText(value) === null
      ? [{ path, message: `is "${value}", not an ISO 8601 date` }]
      : [],
  );
}
