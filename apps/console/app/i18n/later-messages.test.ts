import { expect, test } from "vitest";
import { noteLoad, withMessages } from "./later-messages.ts";

test("code that is run too early is shown only after the messages that are being loaded", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const part = withMessages(async () => {
    void noteLoad(promise);
    return "code";
  })();
  const steps: string[] = [];
  const shown = part.then((code) => steps.push(code));
  await new Promise((done) => setTimeout(done));
  steps.push("messages");
  resolve();
  await shown;
  expect(steps).toEqual(["messages", "code"]);
});
