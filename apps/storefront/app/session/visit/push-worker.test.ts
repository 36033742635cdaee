import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const SCRIPT = readFileSync(new URL("../../../public/push-worker.js", import.meta.url), "utf8");
const ORIGIN = "https://tacos.test";

/** Runs the worker in a browser with open pages; returns what it does with an event. */
function startWorker(pages: string[] = []) {
  const handlers = new Map<string, (event: object) => void>();
  const done: unknown[] = [];
  const self = {
    location: { origin: ORIGIN },
    skipWaiting: () => undefined,
    registration: {
      showNotification: async (title: string, options: object) => done.push({ title, ...options }),
    },
    clients: {
      matchAll: async () =>
        pages.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
      openWindow: async (path: string) => done.push(`open ${path}`),
    },
  };
  const addEventListener = (name: string, handler: (event: object) => void) =>
    handlers.set(name, handler);
  runInNewContext(SCRIPT, { self, addEventListener, URL });
  const send = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    handlers.get(name)?.({ ...event, waitUntil });
    await work;
    return done.splice(0);
  };
  return { send, names: [...handlers.keys()] };
}
const click = (path: string) => ({ notification: { close: () => undefined, data: { path } } });

test("the worker handles push messages and nothing of the pages", () => {
  expect(startWorker().names).toEqual(["install", "push", "notificationclick"]);
});

test("a message is shown in its language, and one that cannot be read is shown too", async () => {
  const { send } = startWorker();
  const message = { title: "T", body: "B", tag: "o", path: "/tracking?order_id=1", language: "ar" };
  expect(await send("push", { data: { json: () => message } })).toMatchObject([
    { title: "T", body: "B", tag: "o", lang: "ar", dir: "rtl", data: { path: message.path } },
  ]);
  expect(await send("push", { data: null })).toMatchObject([{ data: { path: "/tracking" } }]);
  const elsewhere = { ...message, path: "//evil.test/" };
  expect(await send("push", { data: { json: () => elsewhere } })).toMatchObject([
    { data: { path: "/tracking" } },
  ]);
});

test("a click focuses the order's page, or opens it", async () => {
  const open = `${ORIGIN}/tracking?order_id=1&qr-id=2`;
  const { send } = startWorker([`${ORIGIN}/products`, open]);
  expect(await send("notificationclick", click("/tracking?order_id=1"))).toEqual([`focus ${open}`]);
  expect(await send("notificationclick", click("/tracking?order_id=9"))).toEqual([
    "open /tracking?order_id=9",
  ]);
});
