/**
 * Shows the push messages about a customer's order, and opens the order's page from them. It caches
 * nothing and handles no requests, so pages load as they would without it.
 */

/** Right-to-left languages of the storefront. */
const RTL = ["ar"];

addEventListener("install", () => self.skipWaiting());

addEventListener("push", (event) => {
  const { title, body, tag, path, language } = readMessage(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      // A later message about the same order replaces an earlier one, and sounds again.
      tag,
      renotify: true,
      lang: language,
      dir: RTL.includes(language) ? "rtl" : "ltr",
      icon: "/favicon.ico",
      data: { path },
    }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path ?? "/tracking"));
});

/** Reads the server's message. A push must show a notification even if its message is unreadable. */
function readMessage(data) {
  const fallback = { title: "…", body: "", tag: "order", path: "/tracking", language: "en" };
  try {
    const message = data.json();
    // Only a path of this origin is opened.
    const isOwnPath = /^\/(?![/\\])/u.test(message.path ?? "");
    return { ...fallback, ...message, ...(isOwnPath ? {} : { path: fallback.path }) };
  } catch {
    return fallback;
  }
}

/** Focuses an open page of the order; opens one where there is none. */
async function openPage(path) {
  const wanted = new URL(path, self.location.origin);
  const order = wanted.searchParams.get("order_id");
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return pathname === wanted.pathname && searchParams.get("order_id") === order;
  });
  await (open ? open.focus() : self.clients.openWindow(path));
}
