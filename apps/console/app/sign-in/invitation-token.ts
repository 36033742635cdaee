const STORAGE_KEY = "comanda.invitation";

/**
 * The token of the invitation that a link has opened in this tab. It is kept until it is used, so that
 * a person can sign in on the way; an address with it would stand in logs and in the history.
 */
export function openInvitationToken(hash: string): string {
  const token = hash.slice(1);
  try {
    if (token === "") return sessionStorage.getItem(STORAGE_KEY) ?? "";
    sessionStorage.setItem(STORAGE_KEY, token);
  } catch {
    // A browser may keep no data: then the link must be opened again after signing in.
  }
  return token;
}

/** Forgets the token, once it is used or leads to nothing. */
export function forgetInvitationToken(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept either.
  }
}
