import type { OrderTexts } from "./order-texts-type.ts";

export const fr: OrderTexts = {
  confirmed: "Commande {number} confirmée",
  accepted: "Commande {number} acceptée",
  arrivesAt: "{place} : chez vous vers {time}",
  readyAt: "{place} : prête vers {time}",
  preparing: "{place} la prépare.",
  ready: {
    counter: "{place} : venez au comptoir et donnez votre numéro.",
    seated: "{place} : elle arrive à votre place.",
    delivery: "{place} : elle attend son livreur.",
  },
  readyTitle: "Commande {number} prête",
  onTheWay: "Commande {number} en route",
  refused: "La commande {number} n’a pas été acceptée",
  cancelled: "La commande {number} a été annulée",
  reasons: {
    sold_out: "Un article de votre commande est épuisé.",
    too_busy: "Le restaurant a trop de commandes en ce moment.",
    customer_asked: "Elle a été annulée à votre demande.",
    cannot_deliver: "Le restaurant ne peut pas livrer cette commande.",
    closing: "Le restaurant ferme.",
    not_collected: "Personne n’est venu la chercher.",
    other: "La page de votre commande dit pourquoi.",
  },
};
