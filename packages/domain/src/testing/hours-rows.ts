import type { Weekday } from "../hours/time-zone.ts";
import { type DayTexts, everyDay } from "./week.ts";

/** `open until 2026-05-01T19:00Z` or `closed until …`; `open always` and `closed for good` never change. */
type ExpectedState = `${"open" | "closed"} until ${string}` | "open always" | "closed for good";

/**
 * The text that a customer reads, in the company's time zone: `closes 1:00 PM`, `closes in 45` minutes,
 * `opens 9:00 AM` today, `opens tomorrow 9:00 AM`, `opens friday 9:00 AM`, `open`, `closed`.
 */
type ExpectedText = `${"closes" | "opens"} ${string}` | "open" | "closed";

/** A company's hours, their list on the page, and the expected state at some instants. */
export type HoursRow = {
  title: string;
  zone: string;
  /** Two letters; decides between AM/PM and 24 hours. */
  country: string;
  /** Null if no hours are configured. A day in brackets is inactive. */
  hours: DayTexts | null;
  /** The list by day, `24h` for all day; an absent day is shown as closed. */
  list: DayTexts;
  moments: readonly (readonly [
    today: Weekday,
    now: string,
    state: ExpectedState,
    text: ExpectedText,
  ])[];
};

const MEXICO = { zone: "America/Mexico_City", country: "MX" };

/**
 * Examples of opening hours, calculated by hand (conformance 4.32 to 4.38). Mexico City is six hours
 * behind UTC all year; 1 May 2026 is a Friday.
 */
export const everydayRows: readonly HoursRow[] = [
  {
    title: "two shifts, entered in reverse order",
    ...MEXICO,
    hours: { friday: "18:00-23:00 09:00-13:00" },
    list: { friday: "9:00 AM – 1:00 PM, 6:00 PM – 11:00 PM" },
    moments: [
      ["thursday", "2026-04-30T16:00Z", "closed until 2026-05-01T15:00Z", "opens tomorrow 9:00 AM"],
      ["friday", "2026-05-01T14:59Z", "closed until 2026-05-01T15:00Z", "opens 9:00 AM"],
      ["friday", "2026-05-01T15:00Z", "open until 2026-05-01T19:00Z", "closes 1:00 PM"],
      ["friday", "2026-05-01T18:14Z", "open until 2026-05-01T19:00Z", "closes 1:00 PM"],
      ["friday", "2026-05-01T18:15Z", "open until 2026-05-01T19:00Z", "closes in 45"],
      ["friday", "2026-05-01T18:59:30Z", "open until 2026-05-01T19:00Z", "closes in 1"],
      ["friday", "2026-05-01T19:00Z", "closed until 2026-05-02T00:00Z", "opens 6:00 PM"],
      ["friday", "2026-05-02T04:00Z", "open until 2026-05-02T05:00Z", "closes 11:00 PM"],
      ["friday", "2026-05-02T05:00Z", "closed until 2026-05-08T15:00Z", "opens friday 9:00 AM"],
      ["saturday", "2026-05-02T06:00Z", "closed until 2026-05-08T15:00Z", "opens friday 9:00 AM"],
    ],
  },
  {
    title: "shifts that adjoin",
    ...MEXICO,
    hours: { friday: "09:00-13:00 13:00-15:00" },
    list: { friday: "9:00 AM – 3:00 PM" },
    moments: [
      ["friday", "2026-05-01T18:59Z", "open until 2026-05-01T21:00Z", "closes 3:00 PM"],
      ["friday", "2026-05-01T19:00Z", "open until 2026-05-01T21:00Z", "closes 3:00 PM"],
    ],
  },
  {
    title: "past midnight, entered as one",
    ...MEXICO,
    hours: { friday: "18:00-02:00" },
    list: { friday: "6:00 PM – 2:00 AM" },
    moments: [
      ["friday", "2026-05-02T05:59:30Z", "open until 2026-05-02T08:00Z", "closes 2:00 AM"],
      ["saturday", "2026-05-02T06:00Z", "open until 2026-05-02T08:00Z", "closes 2:00 AM"],
      ["saturday", "2026-05-02T07:59Z", "open until 2026-05-02T08:00Z", "closes in 1"],
      ["saturday", "2026-05-02T08:00Z", "closed until 2026-05-09T00:00Z", "opens friday 6:00 PM"],
    ],
  },
  {
    title: "past midnight, entered as two",
    ...MEXICO,
    hours: { friday: "18:00-23:59", saturday: "00:00-02:00 12:00-15:00" },
    list: { friday: "6:00 PM – 2:00 AM", saturday: "12:00 PM – 3:00 PM" },
    moments: [
      ["friday", "2026-05-02T05:59:30Z", "open until 2026-05-02T08:00Z", "closes 2:00 AM"],
      ["saturday", "2026-05-02T06:00Z", "open until 2026-05-02T08:00Z", "closes 2:00 AM"],
      ["saturday", "2026-05-02T08:00Z", "closed until 2026-05-02T18:00Z", "opens 12:00 PM"],
      ["saturday", "2026-05-02T20:00Z", "open until 2026-05-02T21:00Z", "closes 3:00 PM"],
    ],
  },
  {
    title: "Sunday's night into Monday",
    ...MEXICO,
    hours: { sunday: "20:00-23:59", monday: "00:00-03:00 12:00-15:00" },
    list: { sunday: "8:00 PM – 3:00 AM", monday: "12:00 PM – 3:00 PM" },
    moments: [
      ["sunday", "2026-05-04T03:00Z", "open until 2026-05-04T09:00Z", "closes 3:00 AM"],
      ["monday", "2026-05-04T06:00Z", "open until 2026-05-04T09:00Z", "closes 3:00 AM"],
      ["monday", "2026-05-04T09:00Z", "closed until 2026-05-04T18:00Z", "opens 12:00 PM"],
    ],
  },
  {
    title: "until 00:00",
    ...MEXICO,
    hours: { friday: "18:00-00:00" },
    list: { friday: "6:00 PM – 12:00 AM" },
    moments: [
      ["friday", "2026-05-02T05:59Z", "open until 2026-05-02T06:00Z", "closes in 1"],
      ["saturday", "2026-05-02T06:00Z", "closed until 2026-05-09T00:00Z", "opens friday 6:00 PM"],
    ],
  },
  {
    title: "until 23:59, which means midnight",
    ...MEXICO,
    hours: { friday: "18:00-23:59" },
    list: { friday: "6:00 PM – 12:00 AM" },
    moments: [
      ["friday", "2026-05-02T05:00Z", "open until 2026-05-02T06:00Z", "closes 12:00 AM"],
      ["friday", "2026-05-02T05:59:59Z", "open until 2026-05-02T06:00Z", "closes in 1"],
      ["saturday", "2026-05-02T06:00Z", "closed until 2026-05-09T00:00Z", "opens friday 6:00 PM"],
    ],
  },
  {
    title: "one whole day",
    ...MEXICO,
    hours: { friday: "00:00-23:59" },
    list: { friday: "24h" },
    moments: [
      [
        "thursday",
        "2026-05-01T05:59Z",
        "closed until 2026-05-01T06:00Z",
        "opens tomorrow 12:00 AM",
      ],
      ["friday", "2026-05-01T06:00Z", "open until 2026-05-02T06:00Z", "closes 12:00 AM"],
    ],
  },
  {
    title: "every day, all day",
    ...MEXICO,
    hours: everyDay("00:00-23:59"),
    list: everyDay("24h"),
    moments: [["friday", "2026-05-02T05:59:30Z", "open always", "open"]],
  },
  {
    title: "no hours configured",
    ...MEXICO,
    hours: null,
    list: everyDay("24h"),
    moments: [["friday", "2026-05-01T18:00Z", "open always", "open"]],
  },
  {
    title: "days without hours",
    ...MEXICO,
    hours: everyDay(""),
    list: everyDay("24h"),
    moments: [["friday", "2026-05-01T18:00Z", "open always", "open"]],
  },
  {
    title: "no active day and no hours",
    ...MEXICO,
    hours: everyDay("[]"),
    list: everyDay("24h"),
    moments: [["friday", "2026-05-01T18:00Z", "open always", "open"]],
  },
  {
    title: "a day that is not active",
    ...MEXICO,
    hours: { friday: "[09:00-23:00]", sunday: "10:00-12:00" },
    list: { sunday: "10:00 AM – 12:00 PM" },
    moments: [
      ["friday", "2026-05-01T18:00Z", "closed until 2026-05-03T16:00Z", "opens sunday 10:00 AM"],
      [
        "saturday",
        "2026-05-02T18:00Z",
        "closed until 2026-05-03T16:00Z",
        "opens tomorrow 10:00 AM",
      ],
    ],
  },
  {
    title: "hours only on an inactive day",
    ...MEXICO,
    hours: { friday: "[09:00-23:00]" },
    list: {},
    moments: [["friday", "2026-05-01T18:00Z", "closed for good", "closed"]],
  },
  {
    title: "the night before a day that is not active",
    ...MEXICO,
    hours: { thursday: "18:00-02:00", friday: "[09:00-10:00]" },
    list: { thursday: "6:00 PM – 2:00 AM" },
    moments: [["friday", "2026-05-01T07:00Z", "open until 2026-05-01T08:00Z", "closes 2:00 AM"]],
  },
];
