import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Licences under which a company may run and pass on Comanda; LGPL is for libvips, a separate library. */
const ALLOWED = [
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "Unlicense"],
  ...["Apache-2.0", "MPL-2.0", "LGPL-3.0-or-later", "OFL-1.1", "CC0-1.0", "CC-BY-4.0"],
];

type Locked = { license?: string; dev?: boolean; link?: boolean };

const lockfile = path.resolve(import.meta.dirname, "../package-lock.json");
const packages: Record<string, Locked> = JSON.parse(readFileSync(lockfile, "utf8")).packages;

/**
 * Whether at least one choice (`OR`) has only allowed licences (`AND`). An expression within another one is
 * refused, for a person to read.
 */
function isAllowed(license: string): boolean {
  const choices = license.replace(/^\((.*)\)$/u, "$1").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((name) => ALLOWED.includes(name)));
}

test("every package that a server runs has a licence of the list", () => {
  const installed = Object.entries(packages).filter(
    ([place, { dev, link }]) => place.includes("node_modules/") && !dev && !link,
  );
  const others = installed.filter(([, { license = "none" }]) => !isAllowed(license));
  expect(installed.length).toBeGreaterThan(100);
  expect(others.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
});

test.each([
  ["GPL-3.0-only", false],
  ["none", false],
  ["MIT OR GPL-2.0-only", true],
  ["Apache-2.0 AND GPL-2.0-only", false],
  ["(MIT OR CC0-1.0)", true],
  ["(MIT OR ISC) AND GPL-3.0-only", false],
])("whether %s is allowed: %s", (license, allowed) => {
  expect(isAllowed(license)).toBe(allowed);
});
