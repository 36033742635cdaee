import { ApiError } from "@comanda/contract/calls/api-client";
import { expect, test } from "vitest";
import { newCreateOnce } from "./create-once.ts";

const failure = (status: number) => new ApiError("POST", "/", status, {});

/** A server that adds what it gets under a new id, and ignores an id that it knows. */
function fakeServer() {
  const made = new Map<string, string>();
  const failures: (Error | "lost")[] = [];
  const send = (entries: string) => async (id: string) => {
    const failure = failures.shift();
    if (failure instanceof Error) throw failure;
    if (!made.has(id)) made.set(id, entries);
    if (failure === "lost") throw new ApiError("POST", "/", 0, {});
    return made.get(id);
  };
  const takenBack: string[] = [];
  const takeBack = async (id: string) => {
    takenBack.push(id);
    const failure = failures.shift();
    if (failure instanceof Error) throw failure;
    if (!made.delete(id)) throw new ApiError("POST", "/", 404, {});
  };
  return { made, failures, takenBack, send, takeBack };
}

function fixture() {
  const server = fakeServer();
  const createOnce = newCreateOnce(server.takeBack);
  const save = (entries: string) => createOnce(entries, server.send(entries));
  return { ...server, save, list: () => [...server.made.values()] };
}

test("entries that are sent again after a lost answer are made once", async () => {
  const { failures, save, list } = fixture();
  failures.push("lost");
  await expect(save("taco")).rejects.toThrow();
  expect(await save("taco")).toBe("taco");
  expect(list()).toEqual(["taco"]);
});

test("entries that are corrected after a lost answer replace what was made", async () => {
  const { failures, save, list } = fixture();
  failures.push("lost");
  await expect(save("tacco")).rejects.toThrow();
  expect(await save("taco")).toBe("taco");
  expect(list()).toEqual(["taco"]);
});

test("entries that are corrected after a request that never arrived are made", async () => {
  const { failures, save, list } = fixture();
  failures.push(failure(0));
  await expect(save("tacco")).rejects.toThrow();
  expect(await save("taco")).toBe("taco");
  expect(list()).toEqual(["taco"]);
});

test("entries that are corrected after a refusal are made without taking anything back", async () => {
  const { failures, takenBack, save, list } = fixture();
  failures.push(failure(422));
  await expect(save("")).rejects.toThrow();
  expect(await save("taco")).toBe("taco");
  expect(list()).toEqual(["taco"]);
  expect(takenBack).toEqual([]);
});

test("nothing is created while the earlier creation cannot be undone", async () => {
  const { failures, save, list } = fixture();
  failures.push("lost", failure(0));
  await expect(save("tacco")).rejects.toThrow();
  await expect(save("taco")).rejects.toThrow();
  expect(list()).toEqual(["tacco"]);
  expect(await save("taco")).toBe("taco");
  expect(list()).toEqual(["taco"]);
});

test("the same entries make another one after an answer", async () => {
  const { save, list } = fixture();
  await save("taco");
  await save("taco");
  expect(list()).toEqual(["taco", "taco"]);
});
