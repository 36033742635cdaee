import type { Fault } from "@comanda/contract/calls/problems";
import { normalizeHostName } from "@comanda/contract/fields/host-name";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { findTakenNames } from "./company.store.ts";
import { childPart, type DocumentPart, listItems, textField } from "./document/document-parts.ts";

/** The hosts and QR codes of a document, which may not be validated yet, each with its path. */
export type DocumentNames = {
  companyId: string;
  hosts: { path: string; key: string }[];
  qrs: { path: string; key: string }[];
};

/** Returns the hosts and ids of QR codes in a document, which must be unique among all companies. */
export function directoryNames(document: unknown): DocumentNames {
  const root: DocumentPart = { path: "", value: document };
  return {
    companyId: textField(childPart(root, "company").value, "id") ?? "",
    hosts: listItems([root], "hosts").flatMap(({ path, value }) => {
      const key = typeof value === "string" ? normalizeHostName(value) : null;
      return key === null ? [] : [{ path, key }];
    }),
    qrs: listItems([root], "qrs").flatMap((part) => {
      const id = childPart(part, "id");
      return typeof id.value === "string" ? [{ path: id.path, key: id.value }] : [];
    }),
  };
}

/** Returns a fault for each host and each QR code that belongs to another company. */
export async function takenNameFaults(
  db: Kysely<Database>,
  { companyId, hosts, qrs }: DocumentNames,
): Promise<Fault[]> {
  const keys = (names: { key: string }[]) => names.map(({ key }) => key);
  const taken = await findTakenNames(db, { companyId, hosts: keys(hosts), qrIds: keys(qrs) });
  const fault = ({ path, key }: { path: string; key: string }, owner: string | undefined) =>
    owner
      ? [
          {
            path,
            message: `"${key}" belongs to the company "${owner}"`,
            code: "taken" as const,
            facts: { value: key },
          },
        ]
      : [];
  return [
    ...hosts.flatMap((host) => fault(host, taken.hosts.get(host.key))),
    ...qrs.flatMap((qr) => fault(qr, taken.qrs.get(qr.key))),
  ];
}
