import { expect, test } from "vitest";
import { refusePrivateHost, ssrfSafeLookup } from "./ssrf-safe-lookup.ts";

const lookUp = (host: string) =>
  new Promise((resolve, reject) => {
    ssrfSafeLookup(host, {}, (error, address) => (error ? reject(error) : resolve(address)));
  });

test("a name of this machine is not looked up", async () => {
  await expect(lookUp("localhost")).rejects.toThrow("is an address of this machine");
});

test("a host that is written as a private address is refused, another one is not", () => {
  for (const url of ["https://10.1.2.3/", "https://[fd00::1]/", "https://[::ffff:127.0.0.1]/"])
    expect(() => refusePrivateHost(new URL(url))).toThrow("is an address of this machine");
  for (const url of ["https://push.example.com/", "https://93.184.216.34/"])
    expect(() => refusePrivateHost(new URL(url))).not.toThrow();
});
