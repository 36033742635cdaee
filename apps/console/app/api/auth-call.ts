/** A refused call of better-auth. `code` is its own, such as `INVALID_PASSWORD`. */
export class AuthError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number) {
    super(code);
    this.name = "AuthError";
    this.code = code;
    this.status = status;
  }
}

/**
 * Makes a call of better-auth under `/auth`: a POST with a body, else a GET. Rejects with an
 * `AuthError`; its code is `unreachable` without an answer.
 */
export async function authCall<Answer = unknown>(path: string, body?: object): Promise<Answer> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  const response = await fetch(`/auth${path}`, init).catch(() => null);
  if (!response) throw new AuthError("unreachable", 0);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const { code } = (answer ?? {}) as { code?: string };
  throw new AuthError(code ?? "unexpected", response.status);
}
