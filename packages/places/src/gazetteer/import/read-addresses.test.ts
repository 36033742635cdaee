import { writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { AddressFileError } from "../index/address-file-error.ts";
import { formatAddress } from "../search/format-address.ts";
import { temporaryFolder } from "../testing/small-town.ts";
import { type AddressFileRow, readAddresses } from "./read-addresses.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

let files = 0;
async function read(content: string | Buffer): Promise<(AddressFileRow | null)[]> {
  files += 1;
  const file = path.join(folder, `${files}.csv`);
  writeFileSync(file, content);
  return readAll(file);
}

async function readAll(file: string): Promise<(AddressFileRow | null)[]> {
  const rows: (AddressFileRow | null)[] = [];
  for await (const row of readAddresses(file)) rows.push(row);
  return rows;
}

const house = {
  latitude: 19.4,
  longitude: -99.1,
  number: "154",
  street: "Álvaro Obregón",
  district: "Roma",
  city: "México",
  region: "CDMX",
  postcode: "06700",
};
const HEADER = "LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH";
const ROW = "-99.1,19.4,154,Álvaro Obregón,,México,Roma,CDMX,06700,,ab12";

test.each([
  ["as it should be", `${HEADER}\n${ROW}\n`],
  ["with a byte order mark, CRLF and no line end", `\ufeff${HEADER}\r\n${ROW}`],
  ["with empty lines", `${HEADER}\n\n${ROW}\n\n`],
  [
    "in another order and case, quoted",
    'street,Lat,lon,number,city,district,region,postcode\n"Álvaro  Obregón",19.4,-99.1,154,México,"Roma",CDMX,06700\n',
  ],
])("a file %s is read", async (_, content) => {
  expect(await read(content)).toEqual([house]);
  expect(await read(gzipSync(content))).toEqual([house]);
});

test("direction marks and control characters are removed from an address", async () => {
  const row = ROW.replace("Álvaro ", "\u202e\u200fÁlvaro\u0007").replace(
    "Roma",
    "\u2066Ro\u061cma\u2069",
  );
  expect(await read(`${HEADER}\n${row}\n`)).toEqual([house]);
});

test("the longest accepted address can be stored in every country, with any number", async () => {
  const row = `-99.1,19.4,1,${"s".repeat(54)},,${"c".repeat(54)},${"d".repeat(54)},${"r".repeat(54)},${"p".repeat(54)},,`;
  const [taken] = await read(`${HEADER}\n${row}\n`);
  for (const country of ["MX", "BR", "US", "GB", "FR"]) {
    const text = formatAddress({ ...(taken as AddressFileRow), number: "9".repeat(20) }, country);
    expect(text.length).toBeLessThanOrEqual(300);
  }
});

test("columns that are not needed may be missing, and quoted commas stay", async () => {
  expect(await read('LON,LAT,STREET\n-99.1,19.4,"Obregón, Álvaro"\n')).toEqual([
    {
      ...house,
      number: "",
      street: "Obregón, Álvaro",
      district: "",
      city: "",
      region: "",
      postcode: "",
    },
  ]);
});

test.each([
  "-99.1,19.4,154,,,,,,,,",
  ",19.4,154,Obregón,,,,,,,",
  "0,0,154,Obregón,,,,,,,",
  "-99.1,91,154,Obregón,,,,,,,",
  "1e2,19.4,154,Obregón,,,,,,,",
  `-99.1,19.4,154,${"x".repeat(201)},,,,,,,`,
  "-99.1,19.4,123456789012345678901,Obregón,,,,,,,",
  `-99.1,19.4,154,${"x".repeat(150)},,${"y".repeat(121)},,,,,`,
])("the row %s cannot be used", async (row) => {
  expect(await read(`${HEADER}\n${row}\n`)).toEqual([null]);
});

test.each([
  ["", "The file is empty."],
  ["NUMBER,STREET\n", "Line 1: the columns LON, LAT are missing"],
  [`${HEADER}\n${ROW}\n1,2,3\n`, "Line 3: it has another number of fields"],
  [`${HEADER}\n${ROW}\n"1,2,3\n`, "a quote before it is never closed"],
  [`${HEADER}\n"${"x\n".repeat(50_000)}`, "a quote before it is never closed"],
  [`${HEADER}\n"-99"1,2,3,4,5,6,7,8,9,10,11\n`, "Line 2: a quote is where none can be"],
  [Buffer.from(`${HEADER}\n-99.1,19.4,1,Obreg\xf3n,,,,,,,\n`, "latin1"), "not in UTF-8"],
  [gzipSync(`${HEADER}\n${ROW}\n`.repeat(99)).subarray(0, 60), "It is no whole gzip file"],
])("a broken file is refused with its line: %#", async (content, message) => {
  const reading = read(content);
  await expect(reading).rejects.toThrow(AddressFileError);
  await expect(reading).rejects.toThrow(message);
});

test("a missing file and a folder are refused", async () => {
  await expect(readAll(path.join(folder, "nowhere.csv"))).rejects.toThrow("There is no such file");
  await expect(readAll(folder)).rejects.toThrow("It is a folder");
});
