import type { OrderTexts } from "./order-texts-type.ts";

export const es: OrderTexts = {
  confirmed: "Pedido {number} confirmado",
  accepted: "Pedido {number} aceptado",
  arrivesAt: "{place}: contigo hacia las {time}",
  readyAt: "{place}: listo hacia las {time}",
  preparing: "{place} lo está preparando.",
  ready: {
    counter: "{place}: pasa al mostrador y di tu número.",
    seated: "{place}: va camino a tu lugar.",
    delivery: "{place}: está esperando al repartidor.",
  },
  readyTitle: "Pedido {number} listo",
  onTheWay: "Pedido {number} en camino",
  refused: "El pedido {number} no fue aceptado",
  cancelled: "El pedido {number} fue cancelado",
  reasons: {
    sold_out: "Algo de tu pedido está agotado.",
    too_busy: "El restaurante tiene demasiados pedidos en este momento.",
    customer_asked: "Se canceló porque lo pediste.",
    cannot_deliver: "El restaurante no puede entregar este pedido.",
    closing: "El restaurante está cerrando.",
    not_collected: "Nadie pasó a recogerlo.",
    other: "En la página de tu pedido dice por qué.",
  },
};
