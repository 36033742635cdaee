import type { OrderTexts } from "./order-texts-type.ts";

export const ar: OrderTexts = {
  confirmed: "تأكد الطلب {number}",
  accepted: "قُبل الطلب {number}",
  arrivesAt: "{place}: يصلك نحو الساعة {time}",
  readyAt: "{place}: جاهز نحو الساعة {time}",
  preparing: "يجري تحضيره في {place}.",
  ready: {
    counter: "{place}: توجّه إلى المنضدة واذكر رقمك.",
    seated: "{place}: إنه في طريقه إليك.",
    delivery: "{place}: في انتظار المندوب.",
  },
  readyTitle: "الطلب {number} جاهز",
  onTheWay: "الطلب {number} في الطريق",
  refused: "لم يُقبل الطلب {number}",
  cancelled: "أُلغي الطلب {number}",
  reasons: {
    sold_out: "نفد شيء من طلبك.",
    too_busy: "لدى المطعم طلبات كثيرة الآن.",
    customer_asked: "أُلغي لأنك طلبت ذلك.",
    cannot_deliver: "لا يستطيع المطعم توصيل هذا الطلب.",
    closing: "المطعم يغلق الآن.",
    not_collected: "لم يستلمه أحد.",
    other: "السبب مذكور في صفحة طلبك.",
  },
};
