import type { OrderTexts } from "./order-texts-type.ts";

export const en: OrderTexts = {
  confirmed: "Order {number} is confirmed",
  accepted: "Order {number} is accepted",
  arrivesAt: "{place}: with you at about {time}",
  readyAt: "{place}: ready at about {time}",
  preparing: "{place} is preparing it.",
  ready: {
    counter: "{place}: come to the counter and say your number.",
    seated: "{place}: it comes to you.",
    delivery: "{place}: it is waiting for its driver.",
  },
  readyTitle: "Order {number} is ready",
  onTheWay: "Order {number} is on its way",
  refused: "Order {number} was not accepted",
  cancelled: "Order {number} was cancelled",
  reasons: {
    sold_out: "Something in your order is sold out.",
    too_busy: "The restaurant has too many orders right now.",
    customer_asked: "It was cancelled because you asked for it.",
    cannot_deliver: "The restaurant cannot deliver this order.",
    closing: "The restaurant is closing.",
    not_collected: "Nobody picked it up.",
    other: "Your order’s page says why.",
  },
};
