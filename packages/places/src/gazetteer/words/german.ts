import type { AddressLanguage } from "./language.ts";

export const german: AddressLanguage = {
  kinds: {
    strasse: "str",
    allee: "al",
    gasse: "g",
    platz: "pl",
    weg: "",
    ring: "",
    damm: "",
    ufer: "",
    chaussee: "ch",
    nummer: "nr",
  },
  directions: { nord: "n", sud: "s", ost: "o", west: "w" },
  names: { sankt: "st", doktor: "dr", professor: "prof" },
  particles: "der die das den dem des am an im in auf zum zur von und",
};
