import { expect, test } from "vitest";
import { guestOrigin } from "./guest-site.server.ts";

const originOf = (host: string) => `http://${host}:3000`;
const hosts = ["tacos.localhost", "other.localhost"];
const FIRST = "http://tacos.localhost:3000";
const withDomain = (url: string | null, registration_status: string | null) => ({
  hosts,
  company: { domain_settings: { url, registration_status } },
});

test.each([
  ["the first host", { hosts }, FIRST],
  ["its own domain", withDomain("tacos.example/menu", "active"), "https://tacos.example"],
  ["its own domain over HTTP", withDomain("http://tacos.example", null), "http://tacos.example"],
  ["a host while the domain is pending", withDomain("tacos.example", "pending"), FIRST],
  ["a host where the domain is no address", withDomain("tacos", "active"), FIRST],
  ["nowhere without a host", { hosts: [] }, null],
])("guests order at %s", (_, site, origin) => {
  expect(guestOrigin(site, originOf)).toBe(origin);
});
