import type { Fault } from "@comanda/contract/errors";
import type { Answer, Received } from "@comanda/contract/schemas";
import { findDeliveryZone } from "@comanda/domain/delivery-zones";
import { textOrNull } from "@comanda/domain/visible-text";
import { blankFaults } from "../blank-faults.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { readCatalog } from "../companies/read-company.ts";
import type { Context } from "../deps.ts";
import { newId } from "../ids.ts";
import { Refusal } from "../refusal.ts";
import { deleteAddresses, insertAddress, listAddresses, toAddress } from "./addresses.store.ts";
import { findClientOfDevice, lockClient } from "./clients.store.ts";

/** More than anybody has; the oldest gives way, as no call takes one away. */
export const MAX_ADDRESSES = 30;

/** The device's own client, whatever its company; 404 `client_not_found`, also without a device. */
export async function findOwnClient(
  { db }: Pick<Context, "db">,
  device: string | null,
  clientId: string,
): Promise<{ company_id: string; id: string } | Refusal> {
  const client = device === null ? undefined : await findClientOfDevice(db, device, clientId);
  return client ?? new Refusal("client_not_found");
}

/**
 * Adds an address to a client that the caller has found to be the device's own (design §4, Identity:
 * to write into somebody's record an id is not enough, as it is to order for them). What the client
 * has already in the same words stays one address. The name of a district is the company's own.
 * To be called in a transaction, with what `misplacement` found before it. 422 `invalid_body` for a zone
 * where the company does not deliver, half a position, one that is not the address's, or no complement
 * where the company asks for one (spec §5, Map form).
 */
export async function createAddress(
  context: Context,
  { company_id, id: client_id }: { company_id: string; id: string },
  body: Received<"createAddress", "body">,
  misplaced: Fault | null,
): Promise<Answer<"createAddress"> | Refusal> {
  const { db } = context;
  const catalog = await readCatalog(context, company_id);
  if (catalog instanceof Refusal) return catalog;
  const errors = addressFaults(catalog, body);
  if (misplaced) errors.push(misplaced);
  if (errors.length > 0) return new Refusal("invalid_body", { errors });

  await lockClient(db, company_id, client_id);
  const given = { ...toColumns(body), area_name: areaName(catalog, body) };
  const known = await listAddresses(db, company_id, client_id);
  const same = known.find((row) => sameWords(row, given));
  if (same) return toAddress(same);
  const superfluous = known.slice(0, Math.max(0, known.length + 1 - MAX_ADDRESSES));
  await deleteAddresses(
    db,
    company_id,
    superfluous.map(({ id }) => id),
  );
  return toAddress(await insertAddress(db, { company_id, id: newId(), client_id, ...given }));
}

type Body = Received<"createAddress", "body">;

function addressFaults({ company, settings }: Catalog, body: Body): Fault[] {
  const { area_id, complement, latitude, longitude } = body;
  const faults = blankFaults({ address: body.address });
  if (area_id !== null && !findDeliveryZone(company, settings.delivery, area_id)) {
    faults.push({ path: "area_id", message: "is no district or area of the company" });
  }
  if ((latitude === null) !== (longitude === null)) {
    const path = latitude === null ? "latitude" : "longitude";
    faults.push({ path, message: "is missing: a position has both" });
  }
  if (settings.additional_address_information?.trim() && textOrNull(complement) === null) {
    faults.push({ path: "complement", message: "is required by the company" });
  }
  return faults;
}

function areaName({ company, settings }: Catalog, { area_id, area_name }: Body): string | null {
  const zone = area_id === null ? null : findDeliveryZone(company, settings.delivery, area_id);
  return zone?.name ?? textOrNull(area_name);
}

function toColumns({ address, complement, reference, area_id, latitude, longitude }: Body) {
  return {
    address,
    complement: textOrNull(complement),
    reference: textOrNull(reference),
    area_id,
    latitude,
    longitude,
  };
}

function sameWords<Given extends object>(row: Given, given: Given): boolean {
  return Object.entries(given).every(([field, value]) => row[field as keyof Given] === value);
}
