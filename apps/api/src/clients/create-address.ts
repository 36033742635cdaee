import type { CallAnswer, ParsedRequestPart } from "@comanda/contract/calls/call-schemas";
import type { Fault } from "@comanda/contract/calls/problems";
import { findDeliveryZone } from "@comanda/domain/delivery/enabled-zones";
import { trimToNull } from "@comanda/domain/text/visible-text";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { blankTextFaults } from "../shared/blank-faults.ts";
import { newId } from "../shared/new-id.ts";
import { Refusal } from "../shared/refusal.ts";
import { deleteAddresses, insertAddress, listAddresses, toAddress } from "./addresses.store.ts";
import { findClientOfDevice, lockClient } from "./clients.store.ts";

/**
 * The most addresses of a client. A new address then replaces the oldest, because the API has no call
 * that deletes one.
 */
export const MAX_ADDRESSES = 30;

/**
 * Finds the client by id, in any company. 404 `client_not_found` if it belongs to another device, or if
 * there is no device.
 */
export async function findOwnClient(
  { db }: Pick<ApiContext, "db">,
  device: string | null,
  clientId: string,
): Promise<{ company_id: string; id: string } | Refusal> {
  const client = device === null ? undefined : await findClientOfDevice(db, device, clientId);
  return client ?? new Refusal("client_not_found");
}

/**
 * Adds an address to a client. The caller must have checked that the client belongs to the device: a client
 * id alone is enough to order, but not to change the client (conformance 6.1). An address with the same
 * texts is not stored twice. For a listed district, stores the company's name of it. Call this in a
 * transaction; `mismatch` is the result of `findAddressMismatch`, which must run before the transaction.
 * 404 `client_not_found` when the client was erased meanwhile; 422 `invalid_body` for a zone where the
 * company does not deliver, an incomplete position, a position that does not fit the address, or a missing
 * complement where the company requires one.
 */
export async function createAddress(
  context: ApiContext,
  { company_id, id: client_id }: { company_id: string; id: string },
  body: ParsedRequestPart<"createAddress", "body">,
  mismatch: Fault | null,
): Promise<CallAnswer<"createAddress"> | Refusal> {
  const { db } = context;
  const catalog = await readCatalog(context, company_id);
  if (catalog instanceof Refusal) return catalog;
  const errors = addressFaults(catalog, body);
  if (mismatch) errors.push(mismatch);
  if (errors.length > 0) return new Refusal("invalid_body", { errors });

  if (!(await lockClient(db, company_id, client_id))) return new Refusal("client_not_found");
  const columns = { ...toColumns(body), area_name: areaName(catalog, body) };
  const existingAddresses = await listAddresses(db, company_id, client_id);
  const same = existingAddresses.find((row) => hasSameColumns(row, columns));
  if (same) return toAddress(same);
  const oldest = existingAddresses.slice(
    0,
    Math.max(0, existingAddresses.length + 1 - MAX_ADDRESSES),
  );
  await deleteAddresses(
    db,
    company_id,
    oldest.map(({ id }) => id),
  );
  return toAddress(await insertAddress(db, { company_id, id: newId(), client_id, ...columns }));
}

type Body = ParsedRequestPart<"createAddress", "body">;

function addressFaults({ company, settings }: Catalog, body: Body): Fault[] {
  const { area_id, complement, latitude, longitude } = body;
  const faults = blankTextFaults({ address: body.address });
  if (area_id !== null && !findDeliveryZone(company, settings.delivery, area_id)) {
    faults.push({ path: "area_id", message: "is no district or area of the company" });
  }
  if ((latitude === null) !== (longitude === null)) {
    const path = latitude === null ? "latitude" : "longitude";
    faults.push({ path, message: "is missing: a position has both" });
  }
  if (settings.additional_address_information?.trim() && trimToNull(complement) === null) {
    faults.push({ path: "complement", message: "is required by the company" });
  }
  return faults;
}

function areaName({ company, settings }: Catalog, { area_id, area_name }: Body): string | null {
  const zone = area_id === null ? null : findDeliveryZone(company, settings.delivery, area_id);
  return zone?.name ?? trimToNull(area_name);
}

function toColumns({ address, complement, reference, area_id, latitude, longitude }: Body) {
  return {
    address,
    complement: trimToNull(complement),
    reference: trimToNull(reference),
    area_id,
    latitude,
    longitude,
  };
}

function hasSameColumns<Given extends object>(row: Given, columns: Given): boolean {
  return Object.entries(columns).every(([field, value]) => row[field as keyof Given] === value);
}
