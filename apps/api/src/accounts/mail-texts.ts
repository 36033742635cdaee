/** The mails that accounts get. `{company}` is filled in. */
export type AccountMailKind = "link" | "reset" | "confirm" | "invitation";

type MailText = { subject: string; text: string };
type MailTexts = Record<AccountMailKind, MailText> & {
  /** The last line of each mail, for a reader who did not ask for it. */
  ignore: string;
};

/** By language. Mexico's Spanish has the same texts as Spain's here. */
export const mailTexts = {
  en: {
    link: { subject: "Sign in to Comanda", text: "Open this link within 15 minutes to sign in:" },
    reset: {
      subject: "Choose a new password",
      text: "Open this link within an hour to choose a new password:",
    },
    confirm: {
      subject: "Confirm your e-mail address",
      text: "Open this link within a day to confirm your address:",
    },
    invitation: {
      subject: "Join {company} on Comanda",
      text: "You are invited to join {company}. Open this link to accept:",
    },
    ignore: "If you did not expect this mail, ignore it.",
  },
  es: {
    link: {
      subject: "Inicia sesión en Comanda",
      text: "Abre este enlace en los próximos 15 minutos para iniciar sesión:",
    },
    reset: {
      subject: "Elige una contraseña nueva",
      text: "Abre este enlace en la próxima hora para elegir una contraseña nueva:",
    },
    confirm: {
      subject: "Confirma tu correo electrónico",
      text: "Abre este enlace en las próximas 24 horas para confirmar tu correo:",
    },
    invitation: {
      subject: "Únete a {company} en Comanda",
      text: "Te invitan a unirte a {company}. Abre este enlace para aceptar:",
    },
    ignore: "Si no esperabas este correo, ignóralo.",
  },
  pt: {
    link: {
      subject: "Entre no Comanda",
      text: "Abra este link nos próximos 15 minutos para entrar:",
    },
    reset: {
      subject: "Escolha uma nova senha",
      text: "Abra este link na próxima hora para escolher uma nova senha:",
    },
    confirm: {
      subject: "Confirme seu e-mail",
      text: "Abra este link nas próximas 24 horas para confirmar seu e-mail:",
    },
    invitation: {
      subject: "Participe de {company} no Comanda",
      text: "Você foi convidado para {company}. Abra este link para aceitar:",
    },
    ignore: "Se você não esperava este e-mail, ignore-o.",
  },
  fr: {
    link: {
      subject: "Se connecter à Comanda",
      text: "Ouvrez ce lien dans les 15 minutes pour vous connecter :",
    },
    reset: {
      subject: "Choisir un nouveau mot de passe",
      text: "Ouvrez ce lien dans l’heure pour choisir un nouveau mot de passe :",
    },
    confirm: {
      subject: "Confirmer votre adresse e-mail",
      text: "Ouvrez ce lien dans les 24 heures pour confirmer votre adresse :",
    },
    invitation: {
      subject: "Rejoindre {company} sur Comanda",
      text: "Vous êtes invité à rejoindre {company}. Ouvrez ce lien pour accepter :",
    },
    ignore: "Si vous n’attendiez pas cet e-mail, ignorez-le.",
  },
  de: {
    link: {
      subject: "Bei Comanda anmelden",
      text: "Öffnen Sie diesen Link innerhalb von 15 Minuten, um sich anzumelden:",
    },
    reset: {
      subject: "Neues Passwort wählen",
      text: "Öffnen Sie diesen Link innerhalb einer Stunde, um ein neues Passwort zu wählen:",
    },
    confirm: {
      subject: "E-Mail-Adresse bestätigen",
      text: "Öffnen Sie diesen Link innerhalb von 24 Stunden, um Ihre Adresse zu bestätigen:",
    },
    invitation: {
      subject: "{company} auf Comanda beitreten",
      text: "Sie sind zu {company} eingeladen. Öffnen Sie diesen Link, um anzunehmen:",
    },
    ignore: "Wenn Sie diese E-Mail nicht erwartet haben, ignorieren Sie sie.",
  },
  it: {
    link: {
      subject: "Accedi a Comanda",
      text: "Apri questo link entro 15 minuti per accedere:",
    },
    reset: {
      subject: "Scegli una nuova password",
      text: "Apri questo link entro un’ora per scegliere una nuova password:",
    },
    confirm: {
      subject: "Conferma il tuo indirizzo e-mail",
      text: "Apri questo link entro 24 ore per confermare il tuo indirizzo:",
    },
    invitation: {
      subject: "Unisciti a {company} su Comanda",
      text: "Ti invitano a unirti a {company}. Apri questo link per accettare:",
    },
    ignore: "Se non aspettavi questa e-mail, ignorala.",
  },
  id: {
    link: {
      subject: "Masuk ke Comanda",
      text: "Buka tautan ini dalam 15 menit untuk masuk:",
    },
    reset: {
      subject: "Pilih kata sandi baru",
      text: "Buka tautan ini dalam satu jam untuk memilih kata sandi baru:",
    },
    confirm: {
      subject: "Konfirmasi alamat email Anda",
      text: "Buka tautan ini dalam 24 jam untuk mengonfirmasi alamat Anda:",
    },
    invitation: {
      subject: "Bergabung dengan {company} di Comanda",
      text: "Anda diundang bergabung dengan {company}. Buka tautan ini untuk menerima:",
    },
    ignore: "Jika Anda tidak mengharapkan email ini, abaikan saja.",
  },
  ar: {
    link: {
      subject: "تسجيل الدخول إلى Comanda",
      text: "افتح هذا الرابط خلال 15 دقيقة لتسجيل الدخول:",
    },
    reset: {
      subject: "اختر كلمة مرور جديدة",
      text: "افتح هذا الرابط خلال ساعة لاختيار كلمة مرور جديدة:",
    },
    confirm: {
      subject: "أكّد بريدك الإلكتروني",
      text: "افتح هذا الرابط خلال 24 ساعة لتأكيد بريدك:",
    },
    invitation: {
      subject: "انضم إلى {company} على Comanda",
      text: "أنت مدعو للانضمام إلى {company}. افتح هذا الرابط للقبول:",
    },
    ignore: "إذا لم تكن تتوقع هذه الرسالة فتجاهلها.",
  },
} as const satisfies Record<string, MailTexts>;

export type MailLocale = keyof typeof mailTexts;
