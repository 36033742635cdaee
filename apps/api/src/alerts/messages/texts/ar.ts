import type { AlertTexts } from "./alert-texts-type.ts";

export const ar: AlertTexts = {
  types: {
    TABLE: "طاولة",
    ONSITE: "في المطعم",
    TAKEAWAY: "سفري",
    DELIVERY: "توصيل",
  },
  one: "الطلب {number} · {type}",
  many: "طلبات بلا رد: {count}",
  since: "بانتظار الرد منذ {time}",
  mailOne: "{company}: الطلب {number} بلا رد",
  mailMany: "{company}: طلبات بلا رد: {count}",
  intro: "ما زالت هذه الطلبات في {company} بانتظار الرد:",
  line: "{number} · {type} · منذ {time}",
  open: "افتح لوحة الطلبات لقبولها أو رفضها.",
  why: "وصلتك هذه الرسالة لأن عنوانك ضمن إعدادات التنبيهات في {company}.",
  testPush: "رسالة تجريبية",
  testPushBody: "يتلقى هذا الجهاز رسالة عندما يبقى طلب بلا رد.",
  testMail: "{company}: بريد تجريبي",
  testMailBody: "تصل رسائل الطلبات التي بلا رد إلى هذا العنوان.",
};
