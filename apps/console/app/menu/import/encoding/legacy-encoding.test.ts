import { expect, test } from "vitest";
import { decodeFile } from "./decode-file.ts";

/** A text in the bytes of an encoding with one byte for each character. */
function encoded(text: string, encoding: string): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const known = new Map(
    [...new TextDecoder(encoding).decode(bytes)].map((letter, byte) => [letter, byte]),
  );
  return Uint8Array.from(text, (letter) => known.get(letter) ?? 0x3f);
}

test.each([
  ["windows-1250", "Polish", "Nazwa;Cena\nŻurek;18\nGołąbki z mięsem;28\nNaleśniki;15"],
  ["windows-1250", "Polish, one word", "name;price\nSałatka;20"],
  ["windows-1250", "Czech", "Název;Cena\nŘízek s bramborem;169\nSmažený sýr;149\nKuře;99"],
  ["windows-1250", "Hungarian", "Név;Ár\nFőételek;1\nTöltött káposzta;2590\nSzűzérmék;3290"],
  ["iso-8859-2", "Polish of Linux", "Nazwa;Cena\nŁosoś w śmietanie;24\nGęś;9"],
  ["windows-1254", "Turkish", "Ürün Adı;Fiyat\nİskender;240\nŞiş Kebap;220\nSütlaç;70"],
  ["windows-1254", "Turkish with French names", "Yemek;Fiyat\nİçecekler;1\nCrème brûlée;90"],
  ["windows-1252", "Icelandic", "Réttur;Verð\nÞorskur;3900\nÝsa í raspi;3500\nSúpa;1900"],
  ["windows-1252", "French", "Plat;Prix\nŒufs mimosa;7\nPâtes à la crème;12\nBœuf;18"],
  ["windows-1252", "German with Spanish names", "Gericht;Preis\nJalapeño-Käse;5\nSüßes;7"],
  ["windows-1257", "Lithuanian", "Pavadinimas;Kaina\nŠaltibarščiai;4\nCepelinai su mėsa;7"],
  ["windows-1255", "Hebrew", "שם;מחיר\nחומוס;25\nשקשוקה;40"],
  ["windows-874", "Thai", "ชื่อ;ราคา\nผัดไทย;80"],
])("a file in %s is read: %s", (encoding, _, text) => {
  expect(decodeFile(encoded(text, encoding))).toBe(text);
});
