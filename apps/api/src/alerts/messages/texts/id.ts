import type { AlertTexts } from "./alert-texts-type.ts";

export const id: AlertTexts = {
  types: {
    TABLE: "Meja",
    ONSITE: "Makan di tempat",
    TAKEAWAY: "Bawa pulang",
    DELIVERY: "Antar",
  },
  one: "Pesanan {number} · {type}",
  many: "Pesanan tanpa jawaban: {count}",
  since: "Menunggu jawaban sejak {time}",
  mailOne: "{company}: pesanan {number} belum dijawab",
  mailMany: "{company}: pesanan tanpa jawaban: {count}",
  intro: "Pesanan di {company} ini masih menunggu jawaban:",
  line: "{number} · {type} · sejak {time}",
  open: "Buka papan pesanan untuk menerima atau menolaknya.",
  why: "Anda menerima email ini karena alamat Anda ada di pengaturan peringatan {company}.",
  testPush: "Pesan uji",
  testPushBody: "Perangkat ini menerima pesan saat ada pesanan tanpa jawaban.",
  testMail: "{company}: email uji",
  testMailBody: "Email tentang pesanan tanpa jawaban tiba di alamat ini.",
};
