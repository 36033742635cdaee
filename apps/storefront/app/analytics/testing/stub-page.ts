import { vi } from "vitest";

type Page = {
  /** The root element's `data-measured`; absent where the company has no pixel. */
  measured?: "ask" | "free";
  cookie?: string;
  search?: string;
  /** Whether the browser sends Global Privacy Control. */
  objects?: boolean;
};

/** Stubs the globals of a page in which events are reported. Returns its queue and its document. */
export function stubPage({ measured, cookie = "", search = "", objects = false }: Page = {}) {
  const dataLayer: NonNullable<Window["dataLayer"]> = [];
  const document = { documentElement: { dataset: { measured } }, cookie };
  const storage = new Map<string, string>();
  vi.stubGlobal("window", { dataLayer });
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { search, hostname: "tacos.example" });
  vi.stubGlobal("navigator", { globalPrivacyControl: objects });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return { dataLayer, document };
}
