import type { OrderTexts } from "./order-texts-type.ts";

export const id: OrderTexts = {
  confirmed: "Pesanan {number} dikonfirmasi",
  accepted: "Pesanan {number} diterima",
  arrivesAt: "{place}: tiba sekitar {time}",
  readyAt: "{place}: siap sekitar {time}",
  preparing: "{place} sedang menyiapkannya.",
  ready: {
    counter: "{place}: datanglah ke konter dan sebutkan nomor Anda.",
    seated: "{place}: sedang menuju tempat Anda.",
    delivery: "{place}: menunggu kurir.",
  },
  readyTitle: "Pesanan {number} siap",
  onTheWay: "Pesanan {number} dalam perjalanan",
  refused: "Pesanan {number} tidak diterima",
  cancelled: "Pesanan {number} dibatalkan",
  reasons: {
    sold_out: "Ada isi pesanan Anda yang habis.",
    too_busy: "Pesanan di restoran sedang terlalu banyak.",
    customer_asked: "Dibatalkan atas permintaan Anda.",
    cannot_deliver: "Restoran tidak bisa mengantar pesanan ini.",
    closing: "Restoran akan tutup.",
    not_collected: "Tidak ada yang mengambilnya.",
    other: "Alasannya ada di halaman pesanan Anda.",
  },
};
