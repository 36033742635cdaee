/**
 * Shows the push messages of alerts, and opens the console from them. It caches nothing and handles
 * no requests, so pages load as they would without it.
 */

/** Right-to-left languages of the console. */
const RTL = ["ar"];

addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

addEventListener("push", (event) => {
  const { title, body, tag, path, language } = readMessage(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang: language,
      dir: RTL.includes(language) ? "rtl" : "ltr",
      // A message that replaces another one sounds again. All stay until they are dismissed.
      renotify: true,
      requireInteraction: true,
      icon: "/favicon.ico",
      data: { path },
    }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path ?? "/"));
});

/** Reads the server's message. A push must show a notification even if its message is unreadable. */
function readMessage(data) {
  const fallback = { title: "Comanda", body: "", tag: "orders", path: "/", language: "en" };
  try {
    const message = data.json();
    // Only a path of this origin is opened.
    const isOwnPath = /^\/(?![/\\])/u.test(message.path ?? "");
    return { ...fallback, ...message, ...(isOwnPath ? {} : { path: "/" }) };
  } catch {
    return fallback;
  }
}

/** Focuses an open page of the company; opens one where there is none. */
async function openPage(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => {
    const { pathname } = new URL(url);
    return pathname === path || pathname.startsWith(`${path}/`);
  });
  await (open ? open.focus() : self.clients.openWindow(path));
}
