import { expect, test } from "vitest";
import { entryNotice } from "./entry-notice.ts";

const now = new Date("2026-03-02T18:00:00Z");
const opensAt = new Date("2026-03-03T10:00:00Z");
const until = new Date("2026-03-02T20:00:00Z");
const open = { readOnly: false, closed: false, opensAt: null, later: false, pauses: [], now };

type Situation = Partial<Parameters<typeof entryNotice>[0]>;

const noticeFor = (situation: Situation, shown: string[] = []) =>
  entryNotice({ ...open, ...situation }, (note) => !shown.includes(note));
const kind = (situation: Situation) => noticeFor(situation)?.kind ?? null;
const paused = (situation: Situation) => noticeFor(situation)?.pauses.map(({ type }) => type);

const pauses = [{ type: "DELIVERY" as const, until }];

test("an open restaurant without pauses shows no notice", () => {
  expect(noticeFor({})).toBeNull();
});

test("a closed restaurant says whether it takes orders for later", () => {
  expect(kind({ closed: true, opensAt, later: true })).toBe("scheduled_only");
  expect(kind({ closed: true, opensAt })).toBe("closed");
  expect(kind({ closed: true })).toBe("closed");
});

test("a pause is shown while it lasts, also in the sheet of a closed company that takes orders for later", () => {
  expect(kind({ pauses })).toBe("paused");
  expect(paused({ pauses })).toEqual(["DELIVERY"]);
  expect(noticeFor({ pauses, now: until })).toBeNull();
  const closed = { pauses, closed: true, opensAt };
  expect(kind({ ...closed, later: true })).toBe("scheduled_only");
  expect(paused({ ...closed, later: true })).toEqual(["DELIVERY"]);
});

test("a pause is not shown where nothing can be ordered now", () => {
  expect(kind({ pauses, closed: true, opensAt })).toBe("closed");
  expect(paused({ pauses, closed: true, opensAt })).toEqual([]);
});

test("a read-only menu shows the hours of a closed restaurant, and nothing about orders", () => {
  const readOnly = { readOnly: true, later: true, pauses };
  expect(kind({ ...readOnly, closed: true, opensAt })).toBe("closed");
  expect(paused({ ...readOnly, closed: true, opensAt })).toEqual([]);
  expect(noticeFor(readOnly)).toBeNull();
});

test("a notice is shown again for another opening time or another pause", () => {
  const closed = { closed: true, opensAt, later: true };
  const shown = noticeFor(closed)?.stateKeys ?? [];
  expect(shown).toHaveLength(1);
  expect(noticeFor({ ...closed, now: opensAt }, shown)).toBeNull();
  expect(noticeFor({ ...closed, opensAt: until }, shown)?.kind).toBe("scheduled_only");
  expect(noticeFor({ ...closed, later: false }, shown)?.kind).toBe("closed");
  expect(noticeFor({ ...closed, pauses }, shown)?.kind).toBe("paused");
  const paused = noticeFor({ pauses })?.stateKeys ?? [];
  expect(noticeFor({ pauses }, paused)).toBeNull();
  expect(noticeFor({ pauses: [{ type: "TAKEAWAY", until }] }, paused)?.kind).toBe("paused");
});
