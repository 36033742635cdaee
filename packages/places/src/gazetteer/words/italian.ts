import type { AddressLanguage } from "./language.ts";

export const italian: AddressLanguage = {
  kinds: {
    via: "v",
    viale: "vle",
    piazza: "pza pzza",
    piazzale: "ple pzale",
    corso: "cso",
    largo: "lgo",
    vicolo: "vic",
    strada: "str",
    lungomare: "",
    contrada: "cda",
    numero: "n num",
  },
  directions: { nord: "n", sud: "s", est: "e", ovest: "o" },
  names: {
    san: "s",
    santo: "s sto",
    santa: "s sta",
    generale: "gen",
    dottore: "dott dr",
    professore: "prof",
    quattro: "4",
    venti: "20",
    venticinque: "25",
  },
  particles: "di del della dei delle degli dello la il lo i gli le d l e a al alla",
};
