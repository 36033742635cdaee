import type { AlertTexts } from "./alert-texts-type.ts";

export const en: AlertTexts = {
  types: {
    TABLE: "Table",
    ONSITE: "On site",
    TAKEAWAY: "Takeaway",
    DELIVERY: "Delivery",
  },
  one: "Order {number} · {type}",
  many: "Orders without an answer: {count}",
  since: "Waiting for an answer since {time}",
  mailOne: "{company}: order {number} has no answer",
  mailMany: "{company}: orders without an answer: {count}",
  intro: "These orders at {company} are still waiting for an answer:",
  line: "{number} · {type} · since {time}",
  open: "Open the order board to accept or refuse them.",
  why: "You get this mail because your address is in the alert settings of {company}.",
  testPush: "Test message",
  testPushBody: "This device gets a message when an order has no answer.",
  testMail: "{company}: test mail",
  testMailBody: "Mails about orders without an answer arrive at this address.",
};
