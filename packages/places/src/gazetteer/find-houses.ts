import type { Position } from "@comanda/domain/geo";
import type { OpenIndex } from "./open-index.ts";
import { fold, type HouseNumber, houseNumber } from "./words/fold.ts";

export type House = Position & { value: number; number: string; postcode: string };

export type FindHouses = {
  /** The house of a number; without its letter, or with another, where the very one is not known. */
  exactly(street: number, wanted: HouseNumber): House | null;
  /** The house whose number is nearest to it. */
  nearest(street: number, wanted: HouseNumber): House | null;
  /** The one that is written so. */
  written(street: number, number: string): House | null;
  /** At most `most` of the street's, spread over it. */
  along(street: number, most: number): House[];
  all(street: number, wanted: HouseNumber): House[];
};

const HOUSE = "select value, number, postcode, latitude, longitude from houses where street = ?";

/** Houses that have one number; a building of many flats has them at one place. */
const SAME_NUMBER = 50;

export function houseFinder({ db }: OpenIndex): FindHouses {
  const same = db.prepare(`${HOUSE} and value = ? limit ${SAME_NUMBER}`);
  const after = db.prepare(`${HOUSE} and value > ? order by value limit 1`);
  const before = db.prepare(`${HOUSE} and value < ? and value > 0 order by value desc limit 1`);
  const count = db.prepare("select count(*) as houses from houses where street = ?");
  const some = db.prepare(
    `select value, number, postcode, latitude, longitude from (
       select *, row_number() over (order by value) as at from houses where street = ?
     ) where at % ? = 0 limit ?`,
  );
  const all = (street: number, { value, suffix }: HouseNumber) => {
    const houses = same.all(street, value) as House[];
    const exact = houses.filter(({ number }) => suffixOf(number) === suffix);
    return exact.length > 0 ? exact : houses;
  };
  return {
    all,
    exactly(street, wanted) {
      const houses = all(street, wanted);
      return houses.find(({ number }) => suffixOf(number) === "") ?? houses[0] ?? null;
    },
    nearest(street, { value }) {
      const [up, down] = [after.get(street, value), before.get(street, value)] as House[];
      if (!up || !down) return up ?? down ?? null;
      return up.value - value < value - down.value ? up : down;
    },
    written(street, number) {
      const value = houseNumber(fold(number).replace(/\s+/gu, "-"))?.value ?? 0;
      const houses = same.all(street, value) as House[];
      return houses.find((house) => house.number === number) ?? null;
    },
    along(street, most) {
      const houses = Number(count.get(street)?.houses ?? 0);
      return some.all(street, Math.max(1, Math.ceil(houses / most)), most) as House[];
    },
  };
}

function suffixOf(number: string): string {
  return houseNumber(fold(number).replace(/\s+/gu, "-"))?.suffix ?? "";
}
