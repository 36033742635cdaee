import { expect, test } from "vitest";
import { orWhatIsThere, remember } from "./what-is-there.ts";

remember("menu", "old");
const fails = (error: unknown) => () => Promise.reject(error);

test("a refresh shows what the server has", async () => {
  expect(await orWhatIsThere("menu", async () => "new")).toBe("new");
});

test("a refresh that lacks a part leaves that as it is", async () => {
  const both = (fresh: string, known: string) => `${fresh} and ${known}`;
  expect(await orWhatIsThere("menu", async () => "new", both)).toBe("new and old");
  expect(await orWhatIsThere("never loaded", async () => "new", both)).toBe("new");
});

test("a refresh that fails leaves what is there", async () => {
  expect(await orWhatIsThere("menu", fails(new TypeError("no network")))).toBe("old");
});

test("what was never there fails as it does", async () => {
  await expect(orWhatIsThere("root", fails(new TypeError("no network")))).rejects.toThrow();
});

test("where the server sends elsewhere, the page goes", async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(orWhatIsThere("menu", fails(redirect))).rejects.toBe(redirect);
});
