import type { AlertTexts } from "./alert-texts-type.ts";

export const es: AlertTexts = {
  types: {
    TABLE: "Mesa",
    ONSITE: "En el local",
    TAKEAWAY: "Para llevar",
    DELIVERY: "A domicilio",
  },
  one: "Pedido {number} · {type}",
  many: "Pedidos sin respuesta: {count}",
  since: "Espera respuesta desde las {time}",
  mailOne: "{company}: el pedido {number} no tiene respuesta",
  mailMany: "{company}: pedidos sin respuesta: {count}",
  intro: "Estos pedidos de {company} siguen esperando respuesta:",
  line: "{number} · {type} · desde las {time}",
  open: "Abre el tablero de pedidos para aceptarlos o rechazarlos.",
  why: "Recibes este correo porque tu dirección está en los ajustes de avisos de {company}.",
  testPush: "Mensaje de prueba",
  testPushBody: "Este dispositivo recibe un mensaje cuando un pedido no tiene respuesta.",
  testMail: "{company}: correo de prueba",
  testMailBody: "Los correos sobre pedidos sin respuesta llegan a esta dirección.",
};
