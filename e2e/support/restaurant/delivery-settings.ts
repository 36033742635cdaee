import { readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../repository-root.ts";
import type { EditableCompanyFile } from "./company-file.ts";

/** The position of the demo's taquería, in the middle of its address file. */
export const romaPosition = { latitude: 19.41868, longitude: -99.16243 };

export type DemoHouse = { number: string; latitude: number; longitude: number };

/**
 * Finds a house of the demo's address file in a street of Roma Norte, with a number of three digits.
 */
export function findDemoHouse(street: string): DemoHouse {
  const file = readFileSync(path.join(repositoryRoot, "demo/taqueria/addresses.csv"), "utf8");
  const houses = file.split(/\r?\n/u).flatMap((line) => {
    const [longitude, latitude, number = "", name, , district] = line.split(",");
    const matches = name === street && district === "Roma Norte" && /^\d{3}$/u.test(number);
    return matches ? { number, latitude: Number(latitude), longitude: Number(longitude) } : [];
  });
  const found = houses[Math.floor(houses.length / 2)];
  if (!found) throw new Error(`The demo's address file has no such house in ${street}`);
  return found;
}

const cash = { id: "cash", code: "cash", description: "Efectivo" };

/** Lets a restaurant in Roma deliver everywhere for 35.00, or as `prices` say. */
export function enableDelivery(file: EditableCompanyFile, prices: object = {}): void {
  Object.assign(file.company, romaPosition);
  file.ecommerce_settings.delivery = {
    active: true,
    prices: { type: "fixed", fixed: { price: 35 }, ...prices },
  };
  file.payment_methods = { ...file.payment_methods, delivery: [cash] };
}
