import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { seededRandom } from "@comanda/domain/testing/seeded-random";

// An invented town of a million houses, the same in every run.

const STREET_COUNT = 40_000;
export const ADDRESS_COUNT = 1_000_000;
export const TOWN_CENTRE = { latitude: 19.42, longitude: -99.16 };

const KINDS = ["Calle", "Calle", "Calle", "Avenida", "Privada", "Cerrada", "Calzada", "Paseo"];
const SYLLABLES =
  "al am an ba be bo ca ce co da do el en es fa fe ga go gu ha hi in ja jo la le li lo ma me mi mo na ne no or pa pe po qui ra re ri ro sa se so ta te ti to tu ur va ve vi xo ya yo za zu".split(
    " ",
  );
const ENDINGS = ["", "n", "s", "r", "l", "z", "ón", "ía", "és"];

type BenchStreet = { name: string; district: string; postcode: string; from: [number, number] };

/** Returns one of the values, by a seeded random number. */
export function pickRandom<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

/** Streets in 900 districts; many share their names, as real streets do. */
export function syntheticStreets(): BenchStreet[] {
  const random = seededRandom(7);
  const words = Array.from({ length: 14_000 }, () => word(random));
  const districts = Array.from({ length: 900 }, () => [word(random), word(random)].join(" "));
  return Array.from({ length: STREET_COUNT }, () => {
    const district = Math.floor(random() * districts.length);
    // Some words are in many street names, most in a few.
    const often = () => words[Math.floor(words.length * random() ** 2.5)] ?? "";
    const name = [pickRandom(random, KINDS), often(), ...(random() < 0.6 ? [often()] : [])].join(
      " ",
    );
    const at = (share: number) => (share - 0.5) * 0.5 + (random() - 0.5) * 0.02;
    return {
      name: random() < 0.04 ? `Calle ${Math.ceil(random() * 200)}` : name,
      district: districts[district] ?? "",
      postcode: String(1_000 + district).padStart(5, "0"),
      from: [at((district % 30) / 30), at(Math.floor(district / 30) / 30)],
    };
  });
}

function word(random: () => number): string {
  const syllables = 2 + Math.floor(random() * 3);
  const text =
    Array.from({ length: syllables }, () => pickRandom(random, SYLLABLES)).join("") +
    pickRandom(random, ENDINGS);
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}

/** Writes the town's address file; its rows are unsorted, as in many real files. */
export async function writeAddressFile(file: string): Promise<void> {
  const streets = syntheticStreets();
  const stream = createWriteStream(file);
  stream.write("LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n");
  for (let number = 1; number <= ADDRESS_COUNT / STREET_COUNT; number += 1) {
    for (const { name, district, postcode, from } of streets) {
      const latitude = TOWN_CENTRE.latitude + from[0] + number * 0.0001;
      const longitude = TOWN_CENTRE.longitude + from[1] + (number % 2) * 0.0001;
      const place = `${longitude.toFixed(6)},${latitude.toFixed(6)}`;
      const row = `${place},${number * 3},${name},,Ciudad de México,${district},CDMX,${postcode},,\n`;
      if (!stream.write(row)) await once(stream, "drain");
    }
  }
  stream.end();
  await once(stream, "close");
}
