import { newSecretToken } from "../shared/secret-token.ts";

/** Lets people and secret scanners tell a key of Comanda from other texts. */
const BEGINNING = "cmd_live_";
/** As many letters of the random part are shown, to tell keys from each other. */
const SHOWN = 4;

/** A new token of 256 random bits. */
export function newApiKeyToken(): string {
  return BEGINNING + newSecretToken();
}

/** What is shown of a token: `cmd_live_ab12`. */
export function apiKeyPrefix(token: string): string {
  return token.slice(0, BEGINNING.length + SHOWN);
}
