import type { Position } from "@comanda/domain/geo/position";
import type { OpenIndex } from "../index/index-reader.ts";
import { fold, type HouseNumber, parseHouseNumberWord } from "../words/fold.ts";

export type IndexedHouse = Position & { value: number; number: string; postcode: string };

export type HouseFinder = {
  /** The house with the number; where it is unknown, one with another letter or none. */
  findBest(street: number, number: HouseNumber): IndexedHouse | null;
  /** The house whose number is nearest. */
  findNearest(street: number, number: HouseNumber): IndexedHouse | null;
  /** The house whose number is written exactly like this. */
  findAsWritten(street: number, number: string): IndexedHouse | null;
  /** At most `most` houses of the street, spread along it. */
  sampleAlong(street: number, most: number): IndexedHouse[];
  findAll(street: number, number: HouseNumber): IndexedHouse[];
};

const HOUSE = "select value, number, postcode, latitude, longitude from houses where street = ?";

/** Houses per number: the flats of one building stand at one place. */
const SAME_NUMBER = 50;

/** Prepares the statements that look houses up. */
export function createHouseFinder({ db }: OpenIndex): HouseFinder {
  const same = db.prepare(`${HOUSE} and value = ? limit ${SAME_NUMBER}`);
  const after = db.prepare(`${HOUSE} and value > ? order by value limit 1`);
  const before = db.prepare(`${HOUSE} and value < ? and value > 0 order by value desc limit 1`);
  const count = db.prepare("select count(*) as houses from houses where street = ?");
  const some = db.prepare(
    `select value, number, postcode, latitude, longitude from (
       select *, row_number() over (order by value) as at from houses where street = ?
     ) where at % ? = 0 limit ?`,
  );
  const findAll = (street: number, { value, suffix }: HouseNumber) => {
    const houses = same.all(street, value) as IndexedHouse[];
    const exact = houses.filter(({ number }) => suffixOf(number) === suffix);
    return exact.length > 0 ? exact : houses;
  };
  return {
    findAll,
    findBest(street, number) {
      const houses = findAll(street, number);
      return houses.find(({ number }) => suffixOf(number) === "") ?? houses[0] ?? null;
    },
    findNearest(street, { value }) {
      const [up, down] = [after.get(street, value), before.get(street, value)] as IndexedHouse[];
      if (!up || !down) return up ?? down ?? null;
      return up.value - value < value - down.value ? up : down;
    },
    findAsWritten(street, number) {
      const value = parseHouseNumberWord(fold(number).replace(/\s+/gu, "-"))?.value ?? 0;
      const houses = same.all(street, value) as IndexedHouse[];
      return houses.find((house) => house.number === number) ?? null;
    },
    sampleAlong(street, most) {
      const houses = Number(count.get(street)?.houses ?? 0);
      return some.all(street, Math.max(1, Math.ceil(houses / most)), most) as IndexedHouse[];
    },
  };
}

function suffixOf(number: string): string {
  return parseHouseNumberWord(fold(number).replace(/\s+/gu, "-"))?.suffix ?? "";
}
