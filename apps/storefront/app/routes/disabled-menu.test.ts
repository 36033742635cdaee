import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { configContext, logErrorContext } from "../server/server-context.ts";
import { loader } from "./disabled-menu.tsx";

test("the provider's site comes from the server's configuration", async () => {
  const context = new RouterContextProvider();
  context.set(configContext, { providerUrl: "https://comanda.example/" } as never);
  // The page is shown also where the API cannot answer.
  context.set(logErrorContext, () => undefined);
  for (const language of ["en", "es", "fr", "pt"]) {
    const request = new Request(`http://any.test/${language}/404`);
    const { data, init } = await loader({ request, context } as never);
    expect(data).toEqual({ providerUrl: "https://comanda.example/", contact: null });
    expect(init?.status).toBe(404);
  }
});
