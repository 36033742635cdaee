import type { OrderTexts } from "./order-texts-type.ts";

export const it: OrderTexts = {
  confirmed: "Ordine {number} confermato",
  accepted: "Ordine {number} accettato",
  arrivesAt: "{place}: da te verso le {time}",
  readyAt: "{place}: pronto verso le {time}",
  preparing: "{place} lo sta preparando.",
  ready: {
    counter: "{place}: vieni al banco e di’ il tuo numero.",
    seated: "{place}: sta arrivando da te.",
    delivery: "{place}: sta aspettando il rider.",
  },
  readyTitle: "Ordine {number} pronto",
  onTheWay: "Ordine {number} in arrivo",
  refused: "L’ordine {number} non è stato accettato",
  cancelled: "L’ordine {number} è stato annullato",
  reasons: {
    sold_out: "Qualcosa del tuo ordine è esaurito.",
    too_busy: "Il ristorante ha troppi ordini in questo momento.",
    customer_asked: "È stato annullato su tua richiesta.",
    cannot_deliver: "Il ristorante non può consegnare questo ordine.",
    closing: "Il ristorante sta chiudendo.",
    not_collected: "Nessuno è passato a ritirarlo.",
    other: "La pagina del tuo ordine dice perché.",
  },
};
