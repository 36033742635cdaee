import type { AlertTexts } from "./alert-texts-type.ts";

export const pt: AlertTexts = {
  types: {
    TABLE: "Mesa",
    ONSITE: "No local",
    TAKEAWAY: "Para retirar",
    DELIVERY: "Entrega",
  },
  one: "Pedido {number} · {type}",
  many: "Pedidos sem resposta: {count}",
  since: "Aguardando resposta desde {time}",
  mailOne: "{company}: o pedido {number} está sem resposta",
  mailMany: "{company}: pedidos sem resposta: {count}",
  intro: "Estes pedidos de {company} ainda aguardam resposta:",
  line: "{number} · {type} · desde {time}",
  open: "Abra o painel de pedidos para aceitar ou recusar.",
  why: "Você recebe este e-mail porque seu endereço está nas configurações de alertas de {company}.",
  testPush: "Mensagem de teste",
  testPushBody: "Este aparelho recebe uma mensagem quando um pedido fica sem resposta.",
  testMail: "{company}: e-mail de teste",
  testMailBody: "Os e-mails sobre pedidos sem resposta chegam neste endereço.",
};
