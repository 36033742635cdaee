import type { AlertTexts } from "./alert-texts-type.ts";

export const it: AlertTexts = {
  types: {
    TABLE: "Tavolo",
    ONSITE: "Sul posto",
    TAKEAWAY: "Da asporto",
    DELIVERY: "Consegna",
  },
  one: "Ordine {number} · {type}",
  many: "Ordini senza risposta: {count}",
  since: "In attesa di risposta dalle {time}",
  mailOne: "{company}: l’ordine {number} è senza risposta",
  mailMany: "{company}: ordini senza risposta: {count}",
  intro: "Questi ordini di {company} attendono ancora una risposta:",
  line: "{number} · {type} · dalle {time}",
  open: "Apri la bacheca degli ordini per accettarli o rifiutarli.",
  why: "Ricevi questa e-mail perché il tuo indirizzo è nelle impostazioni degli avvisi di {company}.",
  testPush: "Messaggio di prova",
  testPushBody: "Questo dispositivo riceve un messaggio quando un ordine resta senza risposta.",
  testMail: "{company}: e-mail di prova",
  testMailBody: "Le e-mail sugli ordini senza risposta arrivano a questo indirizzo.",
};
