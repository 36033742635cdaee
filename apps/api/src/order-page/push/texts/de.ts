import type { OrderTexts } from "./order-texts-type.ts";

export const de: OrderTexts = {
  confirmed: "Bestellung {number} ist bestätigt",
  accepted: "Bestellung {number} ist angenommen",
  arrivesAt: "{place}: bei Ihnen gegen {time}",
  readyAt: "{place}: fertig gegen {time}",
  preparing: "{place} bereitet sie zu.",
  ready: {
    counter: "{place}: Kommen Sie an den Tresen und nennen Sie Ihre Nummer.",
    seated: "{place}: Sie ist auf dem Weg zu Ihnen.",
    delivery: "{place}: Sie wartet auf den Kurier.",
  },
  readyTitle: "Bestellung {number} ist fertig",
  onTheWay: "Bestellung {number} ist unterwegs",
  refused: "Bestellung {number} wurde nicht angenommen",
  cancelled: "Bestellung {number} wurde storniert",
  reasons: {
    sold_out: "Etwas aus Ihrer Bestellung ist ausverkauft.",
    too_busy: "Das Restaurant hat gerade zu viele Bestellungen.",
    customer_asked: "Sie wurde auf Ihren Wunsch storniert.",
    cannot_deliver: "Das Restaurant kann diese Bestellung nicht liefern.",
    closing: "Das Restaurant schließt gerade.",
    not_collected: "Niemand hat sie abgeholt.",
    other: "Auf der Seite Ihrer Bestellung steht, warum.",
  },
};
