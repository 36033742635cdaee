import type { Fault } from "@comanda/contract/errors";
import { hostName } from "@comanda/contract/host-name";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { findTaken } from "./company.store.ts";
import { itemsOf, type Part, partAt, textField } from "./json.ts";

/** The hosts and the QR codes of a document, checked or not, each with its place in it. */
export type DocumentNames = {
  companyId: string;
  hosts: { path: string; key: string }[];
  qrs: { path: string; key: string }[];
};

/** What a document names that may be another company's. */
export function namesOf(document: unknown): DocumentNames {
  const root: Part = { path: "", value: document };
  return {
    companyId: textField(partAt(root, "company").value, "id") ?? "",
    hosts: itemsOf([root], "hosts").flatMap(({ path, value }) => {
      const key = typeof value === "string" ? hostName(value) : null;
      return key === null ? [] : [{ path, key }];
    }),
    qrs: itemsOf([root], "qrs").flatMap((part) => {
      const id = partAt(part, "id");
      return typeof id.value === "string" ? [{ path: id.path, key: id.value }] : [];
    }),
  };
}

/** A fault for each host and each QR code that another company has already. */
export async function takenFaults(
  db: Kysely<Database>,
  { companyId, hosts, qrs }: DocumentNames,
): Promise<Fault[]> {
  const keys = (names: { key: string }[]) => names.map(({ key }) => key);
  const taken = await findTaken(db, { companyId, hosts: keys(hosts), qrIds: keys(qrs) });
  const fault = ({ path, key }: { path: string; key: string }, owner: string | undefined) =>
    owner ? [{ path, message: `"${key}" belongs to the company "${owner}"` }] : [];
  return [
    ...hosts.flatMap((host) => fault(host, taken.hosts.get(host.key))),
    ...qrs.flatMap((qr) => fault(qr, taken.qrs.get(qr.key))),
  ];
}
