import https from "node:https";
import type { PushDevice, PushDevices } from "@comanda/contract/staff/alert-schemas";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pushTopic } from "../../push/send-push.ts";
import { ssrfSafeLookup } from "../../shared/ssrf-safe-lookup.ts";
import { type AlertsFixture, createAlertsFixture } from "../../testing/alerts-fixture.ts";
import { signedInAs } from "../../testing/staff-members.ts";

let fixture: AlertsFixture;
beforeAll(async () => {
  fixture = await createAlertsFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const list = async (role: "owner" | "kitchen" = "owner") =>
  (await fixture.call<PushDevices>("GET", "push-devices", undefined, signedInAs(role))).body
    .devices;
const testPush = (device_id: string, role: "owner" | "kitchen" = "owner") =>
  fixture.call<{ result?: string; code?: string }>(
    "POST",
    "push-devices/test",
    { device_id },
    signedInAs(role),
  );

test("a message arrives encrypted for the browser and signed by the server's key", async () => {
  const { push, subscribe, call } = fixture;
  const key = (await call<{ public_key: string }>("GET", "push-key")).body.public_key;
  expect(Buffer.from(key, "base64url")).toHaveLength(65);
  const { id, device } = await subscribe();
  expect((await testPush(id)).body).toEqual({ result: "sent" });
  const [received] = push.received;
  expect(received?.message).toMatchObject({ title: "Tacos · Test message", path: "/tacos" });
  expect(received?.claims).toMatchObject({ aud: push.origin, sub: "mailto:alerts@tacos.test" });
  expect(device.subscription.endpoint).toContain(received?.path);
  expect(received?.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    urgency: "high",
    ttl: "600",
    // A message of another restaurant does not replace it.
    // Another topic than that of alerts, which it must not replace.
    topic: pushTopic("test-tacos"),
  });
  expect(pushTopic("orders-tacos")).not.toBe(pushTopic("orders-pizza"));
});

test("the title of a message is one line, whatever the name of the restaurant is", async () => {
  const { device } = await fixture.subscribe();
  const { endpoint, keys } = device.subscription;
  const { push } = fixture.api.deps.alerts ?? {};
  const message = {
    title: "Tacos\r\n\u0007de \u202eAna\t· Test",
    body: "One\nTwo",
    tag: "t",
    path: "/",
  };
  const sent = await push?.send({ endpoint, ...keys }, { ...message, language: "en" });
  expect(sent).toEqual({ result: "sent" });
  expect(fixture.push.received.at(-1)?.message).toMatchObject({
    title: "Tacos de Ana · Test",
    body: "One\nTwo",
  });
});

test("each member sees, tries and removes only their own devices", async () => {
  const mine = await fixture.subscribe("owner", "Office");
  const other = await fixture.subscribe("kitchen", "Grill");
  expect((await list()).map(({ name }) => name)).toEqual(["Office"]);
  expect((await testPush(other.id)).body.code).toBe("device_not_found");
  await fixture.call("POST", "push-devices/remove", { device_id: other.id });
  expect(await list("kitchen")).toHaveLength(1);
  await fixture.call("POST", "push-devices/remove", { device_id: mine.id });
  expect(await list()).toEqual([]);
});

test("the same browser is one device, of the member who subscribed last", async () => {
  const { call } = fixture;
  const { id, device } = await fixture.subscribe("owner", "Tablet");
  const body = { ...device.subscription, name: "Counter", language: "es-MX" };
  const again = await call<PushDevice>("POST", "push-devices", body, signedInAs("kitchen"));
  expect(again.body).toMatchObject({ id, name: "Counter" });
  expect(await list("owner")).toEqual([]);
  expect(await list("kitchen")).toHaveLength(1);
});

test("a member has at most ten devices: a new one replaces the oldest", async () => {
  for (let made = 1; made <= 12; made += 1) {
    fixture.wait(1);
    await fixture.subscribe("owner", `Phone ${made}`);
  }
  const names = (await list()).map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 10 }, (_, index) => `Phone ${12 - index}`));
});

test.each([404, 410])(
  "a device that the push service answers with %i is removed",
  async (status) => {
    const { id } = await fixture.subscribe();
    fixture.push.answers.splice(0, 1, status);
    expect((await testPush(id)).body).toEqual({ result: "gone" });
    expect(await list()).toEqual([]);
  },
);

test.each([400, 429, 500])(
  "a device that is answered with %i stays, with the code",
  async (status) => {
    const { id } = await fixture.subscribe();
    fixture.push.answers.splice(0, 1, status);
    expect((await testPush(id)).body).toEqual({ result: "failed" });
    expect(await list()).toMatchObject([{ error: String(status) }]);
    fixture.push.answers.splice(0, 1, 201);
    await testPush(id);
    expect(await list()).toMatchObject([{ error: null }]);
  },
);

test.each([
  ["an address of this machine", "https://127.0.0.1/send/a"],
  ["an address of a local network", "https://192.168.1.7/send/a"],
  ["an IPv6 address of this machine", "https://[::1]/send/a"],
  ["an IPv4 address in disguise", "https://[::ffff:10.0.0.1]/send/a"],
  ["an IPv4 address as a number", "https://2130706433/send/a"],
  ["an address of an old local network", "https://[fec0::1]/send/a"],
  ["an address inside a tunnel", "https://[2001::7f00:1]/send/a"],
  ["a name without a domain", "https://redis/send/a"],
  ["another port", "https://push.example.com:8443/send/a"],
  ["an address without TLS", "http://push.example.com/send/a"],
  ["a login", "https://user:password@push.example.com/send/a"],
  ["a file", "file:///etc/passwd"],
])("%s is refused as an endpoint, beside its field", async (_what, endpoint) => {
  const { keys } = fixture.push.subscribe("x").subscription;
  const body = { endpoint, keys, name: "Phone", language: "en" };
  const answer = await fixture.call<{ errors: { path: string }[] }>("POST", "push-devices", body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors.map(({ path }) => path)).toEqual(["endpoint"]);
});

const AUTH = "zqbxT6JKstKSY9JKibZLSQ";

test.each([
  ["a short key", { p256dh: "AAAA", auth: AUTH }],
  ["a key that is no point of the curve", { p256dh: "BA".padEnd(87, "A"), auth: AUTH }],
  ["a key of other characters", { p256dh: "?".repeat(87), auth: AUTH }],
])("%s is refused", async (_what, keys) => {
  const endpoint = "https://push.example.com/send/a";
  const body = { endpoint, keys, name: "Phone", language: "en" };
  expect((await fixture.call("POST", "push-devices", body)).status).toBe(422);
});

test("the name of a push service is checked when connecting", async () => {
  const { keys } = fixture.push.subscribe("x").subscription;
  const body = { endpoint: "https://push.invalid/send/a", keys, name: "Phone", language: "en" };
  const local = await fixture.call<PushDevice>("POST", "push-devices", body);
  const request = vi.spyOn(https, "request");
  expect((await testPush(local.body.id)).body).toEqual({ result: "failed" });
  expect(request.mock.calls).toMatchObject([[body.endpoint, { lookup: ssrfSafeLookup }, {}]]);
});
