import { ApiError } from "@comanda/contract/calls/api-client";
import { expect, test } from "vitest";
import { UnansweredSaves } from "./unanswered-saves.ts";

const failed = (status: number) => new ApiError("PUT", "/settings", status, {});

/** A server with one value, which can lose its answers. */
function fakeServer() {
  const stored = { revision: 1, value: "Tacos" };
  const saves = new UnansweredSaves<string>((one, other) => one === other);
  let isLost = false;
  const put = (value: string) => async (onto: number) => {
    if (onto !== stored.revision) throw failed(409);
    Object.assign(stored, { revision: stored.revision + 1, value });
    if (isLost) throw failed(0);
    return { ...stored };
  };
  return {
    stored,
    /** Another member saves. */
    saveElsewhere: (value: string) => {
      isLost = false;
      return put(value)(stored.revision);
    },
    save: (value: string, onto: number, loses = false) => {
      isLost = loses;
      const readTheirs = async (failure: unknown) =>
        failure instanceof ApiError && failure.status === 409 ? { ...stored } : null;
      return saves.save(value, onto, { put: put(value), readTheirs });
    },
  };
}

test("a save after one whose answer was lost goes on top of it", async () => {
  const server = fakeServer();
  await expect(server.save("Tacos Roma", 1, true)).rejects.toMatchObject({ status: 0 });
  expect(await server.save("Tacos Norte", 1)).toEqual({
    answer: { revision: 3, value: "Tacos Norte" },
  });
});

test("what another member stored after a lost answer is a conflict", async () => {
  const server = fakeServer();
  await expect(server.save("Tacos Roma", 1, true)).rejects.toMatchObject({ status: 0 });
  await server.saveElsewhere("Pizza");
  const theirs = { revision: 3, value: "Pizza" };
  expect(await server.save("Tacos Norte", 1)).toEqual({ theirs });
  expect(server.stored).toEqual(theirs);
});

test("what was stored after an answer came is another member's, also where it has the value of an older save", async () => {
  const server = fakeServer();
  await expect(server.save("Tacos Roma", 1, true)).rejects.toMatchObject({ status: 0 });
  await server.save("Tacos Norte", 1);
  await server.saveElsewhere("Tacos Roma");
  expect(await server.save("Tacos Sur", 3)).toMatchObject({ theirs: { value: "Tacos Roma" } });
});
