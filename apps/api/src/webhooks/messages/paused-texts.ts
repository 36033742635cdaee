import { fillText, nearestTexts, type TextsByLanguage } from "../../push/message-text.ts";

/** `{company}` and `{url}` are filled in. */
type PausedTexts = { subject: string; text: string; why: string };

const pausedTexts: TextsByLanguage<PausedTexts> = {
  ar: {
    subject: "{company}: تم إيقاف webhook مؤقتًا",
    text: "فشل كل إرسال إلى {url} طوال 12 ساعة، لذلك أوقفته Comanda مؤقتًا. الأحداث محفوظة وتنتظر. أصلح المستقبِل، ثم افتح «عمليات الربط» في لوحة التحكم واستأنف الـ webhook: يُرسَل عندها كل ما ينتظر بالترتيب.",
    why: "تصلك هذه الرسالة لأنك مالك في {company}.",
  },
  de: {
    subject: "{company}: Ein Webhook ist angehalten",
    text: "Seit 12 Stunden ist jede Zustellung an {url} gescheitert. Comanda hat den Webhook deshalb angehalten. Die Ereignisse sind nicht verloren, sie warten. Bringen Sie den Empfänger in Ordnung und setzen Sie den Webhook in der Konsole unter „Schnittstellen“ fort: Dann wird alles Wartende der Reihe nach zugestellt.",
    why: "Sie bekommen diese Mail, weil Sie Inhaber von {company} sind.",
  },
  en: {
    subject: "{company}: a webhook is paused",
    text: "Every delivery to {url} has failed for 12 hours, so Comanda has paused the webhook. The events are not lost: they wait. Repair the receiver, then resume the webhook in the console under “Integrations”. What waits is then sent in order.",
    why: "You get this mail because you are an owner of {company}.",
  },
  es: {
    subject: "{company}: un webhook está en pausa",
    text: "Todos los envíos a {url} han fallado durante 12 horas, así que Comanda ha pausado el webhook. Los eventos no se han perdido: esperan. Arregla el receptor y reanuda el webhook en la consola, en «Integraciones». Entonces se envía en orden todo lo que espera.",
    why: "Recibes este correo porque eres propietario de {company}.",
  },
  fr: {
    subject: "{company} : un webhook est en pause",
    text: "Tous les envois vers {url} ont échoué pendant 12 heures, Comanda a donc mis le webhook en pause. Les événements ne sont pas perdus : ils attendent. Réparez le destinataire, puis reprenez le webhook dans la console, sous « Intégrations ». Tout ce qui attend est alors envoyé dans l’ordre.",
    why: "Vous recevez cet e-mail parce que vous êtes propriétaire de {company}.",
  },
  id: {
    subject: "{company}: sebuah webhook dijeda",
    text: "Semua pengiriman ke {url} gagal selama 12 jam, jadi Comanda menjeda webhook itu. Peristiwanya tidak hilang, hanya menunggu. Perbaiki penerimanya, lalu lanjutkan webhook di konsol pada “Integrasi”. Semua yang menunggu kemudian dikirim secara berurutan.",
    why: "Anda menerima email ini karena Anda pemilik {company}.",
  },
  it: {
    subject: "{company}: un webhook è in pausa",
    text: "Tutti gli invii a {url} sono falliti per 12 ore, quindi Comanda ha messo in pausa il webhook. Gli eventi non sono persi: attendono. Sistema il destinatario e riprendi il webhook nella console, in «Integrazioni». Tutto ciò che attende viene allora inviato in ordine.",
    why: "Ricevi questa e-mail perché sei proprietario di {company}.",
  },
  pt: {
    subject: "{company}: um webhook está em pausa",
    text: "Todos os envios para {url} falharam durante 12 horas, por isso o Comanda pausou o webhook. Os eventos não se perderam: eles esperam. Corrija o receptor e retome o webhook no console, em “Integrações”. Tudo o que espera é então enviado em ordem.",
    why: "Você recebe este e-mail porque é proprietário de {company}.",
  },
};

/** The mail that an owner gets when a webhook is paused by itself, in the company's language. */
export function pausedMail(
  company: { name: string; language: string | null },
  url: string,
  to: string,
) {
  const { subject, text, why } = nearestTexts(company.language, pausedTexts).texts;
  const values = { company: company.name, url };
  return {
    to,
    subject: fillText(subject, values),
    text: [fillText(text, values), fillText(why, values)].join("\n\n"),
  };
}
