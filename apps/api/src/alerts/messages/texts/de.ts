import type { AlertTexts } from "./alert-texts-type.ts";

export const de: AlertTexts = {
  types: {
    TABLE: "Tisch",
    ONSITE: "Vor Ort",
    TAKEAWAY: "Zum Mitnehmen",
    DELIVERY: "Lieferung",
  },
  one: "Bestellung {number} · {type}",
  many: "Bestellungen ohne Antwort: {count}",
  since: "Wartet seit {time} auf eine Antwort",
  mailOne: "{company}: Bestellung {number} ist ohne Antwort",
  mailMany: "{company}: Bestellungen ohne Antwort: {count}",
  intro: "Diese Bestellungen bei {company} warten noch auf eine Antwort:",
  line: "{number} · {type} · seit {time}",
  open: "Öffnen Sie die Tafel der Bestellungen, um sie anzunehmen oder abzulehnen.",
  why: "Sie bekommen diese E-Mail, weil Ihre Adresse in den Alarmeinstellungen von {company} steht.",
  testPush: "Testnachricht",
  testPushBody: "Dieses Gerät bekommt eine Nachricht, wenn eine Bestellung ohne Antwort bleibt.",
  testMail: "{company}: Test-E-Mail",
  testMailBody: "E-Mails über Bestellungen ohne Antwort kommen an dieser Adresse an.",
};
