import { vi } from "vitest";
import type { Mail } from "../mail/mailer.ts";
import type { TestAnswer, TestApp } from "./create-test-app.ts";

/** A browser at the console: it keeps cookies and sends its origin. */
export type ConsoleBrowser = {
  get<Body = Record<string, unknown>>(path: string): Promise<TestAnswer<Body>>;
  post<Body = Record<string, unknown>>(path: string, body?: unknown): Promise<TestAnswer<Body>>;
  cookies: Map<string, string>;
};

/** Opens a browser without cookies at `origin`. */
export function openConsole(api: TestApp, origin = "http://api.test"): ConsoleBrowser {
  const cookies = new Map<string, string>();
  const send = async <Body>(method: string, path: string, body?: unknown) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await api.raw(origin + path, {
      method,
      headers: {
        origin,
        ...(cookie && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const nameEnd = pair.indexOf("=");
      const name = pair.slice(0, nameEnd);
      const value = pair.slice(nameEnd + 1);
      if (attributes.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : undefined) as Body,
      headers: response.headers,
      cookie: null,
    };
  };
  return {
    get: (path) => send("GET", path),
    post: (path, body) => send("POST", path, body),
    cookies,
  };
}

/** Collects the mails of a test app. */
export function collectMails(api: TestApp): Mail[] {
  const mails: Mail[] = [];
  api.deps.mailer = { sendMail: async (mail) => void mails.push(mail) };
  api.restart();
  return mails;
}

/** Waits for the mail with a subject among those of `collectMails`. */
export function mailWith(mails: readonly Mail[], subject: string): Promise<Mail> {
  return vi.waitFor(() => {
    const found = mails.find((mail) => mail.subject === subject);
    if (!found) throw new Error("no mail yet");
    return found;
  }, 10_000);
}

/** Returns the token in the link of a mail; throws when it has no link with one. */
export function tokenIn({ text }: Mail): string {
  const token = /#([\w.-]+)$/mu.exec(text)?.[1];
  if (token === undefined) throw new Error(`The mail has no link with a token: ${text}`);
  return token;
}
