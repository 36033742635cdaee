import type { OrderTexts } from "./order-texts-type.ts";

export const pt: OrderTexts = {
  confirmed: "Pedido {number} confirmado",
  accepted: "Pedido {number} aceito",
  arrivesAt: "{place}: com você por volta das {time}",
  readyAt: "{place}: pronto por volta das {time}",
  preparing: "{place} está preparando.",
  ready: {
    counter: "{place}: venha ao balcão e diga o seu número.",
    seated: "{place}: já está indo até você.",
    delivery: "{place}: está esperando o entregador.",
  },
  readyTitle: "Pedido {number} pronto",
  onTheWay: "Pedido {number} a caminho",
  refused: "O pedido {number} não foi aceito",
  cancelled: "O pedido {number} foi cancelado",
  reasons: {
    sold_out: "Algo do seu pedido está esgotado.",
    too_busy: "O restaurante tem pedidos demais neste momento.",
    customer_asked: "Foi cancelado porque você pediu.",
    cannot_deliver: "O restaurante não pode entregar este pedido.",
    closing: "O restaurante está fechando.",
    not_collected: "Ninguém veio retirar.",
    other: "A página do seu pedido diz por quê.",
  },
};
