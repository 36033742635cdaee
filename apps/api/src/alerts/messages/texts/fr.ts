import type { AlertTexts } from "./alert-texts-type.ts";

export const fr: AlertTexts = {
  types: {
    TABLE: "Table",
    ONSITE: "Sur place",
    TAKEAWAY: "À emporter",
    DELIVERY: "Livraison",
  },
  one: "Commande {number} · {type}",
  many: "Commandes sans réponse : {count}",
  since: "En attente de réponse depuis {time}",
  mailOne: "{company} : la commande {number} est sans réponse",
  mailMany: "{company} : commandes sans réponse : {count}",
  intro: "Ces commandes chez {company} attendent encore une réponse :",
  line: "{number} · {type} · depuis {time}",
  open: "Ouvrez le tableau des commandes pour les accepter ou les refuser.",
  why: "Vous recevez cet e-mail car votre adresse figure dans les réglages d’alerte de {company}.",
  testPush: "Message de test",
  testPushBody: "Cet appareil reçoit un message quand une commande est sans réponse.",
  testMail: "{company} : e-mail de test",
  testMailBody: "Les e-mails sur les commandes sans réponse arrivent à cette adresse.",
};
