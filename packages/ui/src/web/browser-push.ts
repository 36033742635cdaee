/** The script at the root of each app that shows push messages. */
const WORKER = "/push-worker.js";

/** This browser's subscription; null when it has none. */
export async function subscriptionOf(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser with the server's key, and returns what the server needs to send. A
 * subscription for another key, as after a new installation, is ended first.
 */
export async function subscribeBrowser(publicKey: string) {
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const known = await registration.pushManager.getSubscription();
  if (known && !isSameKey(known.options.applicationServerKey, key)) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
  return {
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

function isSameKey(known: ArrayBuffer | null, key: Uint8Array): boolean {
  return known !== null && new Uint8Array(known).join() === key.join();
}

/**
 * Whether this browser can show push messages: `blocked` when the person or a policy refuses them. An
 * iPhone can in an installed app only.
 */
export function pushSupport(): "unsupported" | "blocked" | "ready" {
  const isSupported =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : "ready";
}
