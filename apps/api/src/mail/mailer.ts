/** A message to one person, in their language. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same message with layout; absent for plain text only. */
  html?: string;
};

/** Sends mails. Rejects when the mail could not be handed over. */
export type Mailer = { sendMail(mail: Mail): Promise<void> };
