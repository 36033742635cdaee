import { newSecretToken } from "../shared/secret-token.ts";

/** People and secret scanners recognize a key of Comanda by this beginning. */
const BEGINNING = "cmd_live_";
/** How many letters of the random part are shown, so that people can tell keys apart. */
const SHOWN = 4;

/** A new token of 256 random bits. */
export function newApiKeyToken(): string {
  return BEGINNING + newSecretToken();
}

/** What is shown of a token: `cmd_live_ab12`. */
export function apiKeyPrefix(token: string): string {
  return token.slice(0, BEGINNING.length + SHOWN);
}
