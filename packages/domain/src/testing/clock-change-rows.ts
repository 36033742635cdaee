import type { HoursRow } from "./hours-rows.ts";
import { everyDay } from "./week.ts";

const BERLIN = { zone: "Europe/Berlin", country: "DE" };
const NEW_YORK = { zone: "America/New_York", country: "US" };
const LORD_HOWE = { zone: "Australia/Lord_Howe", country: "AU" };

/**
 * Opening hours around clock changes, and in unusual zones. Each time counts once, from the first instant
 * at which the wall clock shows it or a later one: a company does not open in a skipped hour, and a
 * closed one does not open again when the clock goes back.
 */
export const clockChangeRows: readonly HoursRow[] = [
  {
    // 29 March 2026, 01:00 UTC: 02:00 becomes 03:00. 25 October, 01:00 UTC: 03:00 becomes 02:00.
    title: "Berlin, closing inside an hour that is skipped or comes twice",
    ...BERLIN,
    hours: { saturday: "18:00-02:30" },
    list: { saturday: "18:00 – 02:30" },
    moments: [
      ["saturday", "2026-03-28T22:00Z", "open until 2026-03-29T01:00Z", "closes 03:00"],
      ["sunday", "2026-03-29T01:00Z", "closed until 2026-04-04T16:00Z", "opens saturday 18:00"],
      ["saturday", "2026-10-24T20:00Z", "open until 2026-10-25T00:30Z", "closes 02:30"],
      ["sunday", "2026-10-25T00:45Z", "closed until 2026-10-31T17:00Z", "opens saturday 18:00"],
      ["sunday", "2026-10-25T01:15Z", "closed until 2026-10-31T17:00Z", "opens saturday 18:00"],
      ["sunday", "2026-10-25T01:30Z", "closed until 2026-10-31T17:00Z", "opens saturday 18:00"],
    ],
  },
  {
    title: "Berlin, opening inside the hour that is skipped",
    ...BERLIN,
    hours: { sunday: "02:30-10:00" },
    list: { sunday: "02:30 – 10:00" },
    moments: [
      ["sunday", "2026-03-29T00:30Z", "closed until 2026-03-29T01:00Z", "opens 03:00"],
      ["sunday", "2026-03-29T01:00Z", "open until 2026-03-29T08:00Z", "closes 10:00"],
    ],
  },
  {
    // 8 March 2026, 07:00 UTC: 02:00 becomes 03:00. 1 November, 06:00 UTC: 02:00 becomes 01:00.
    title: "New York, nights an hour shorter and an hour longer",
    ...NEW_YORK,
    hours: everyDay("20:00-04:00"),
    list: everyDay("8:00 PM – 4:00 AM"),
    moments: [
      ["saturday", "2026-03-08T01:00Z", "open until 2026-03-08T08:00Z", "closes 4:00 AM"],
      ["sunday", "2026-03-08T07:30Z", "open until 2026-03-08T08:00Z", "closes in 30"],
      ["sunday", "2026-03-08T08:00Z", "closed until 2026-03-09T00:00Z", "opens 8:00 PM"],
      ["saturday", "2026-11-01T00:00Z", "open until 2026-11-01T09:00Z", "closes 4:00 AM"],
    ],
  },
  {
    title: "Berlin, opening inside the hour that comes twice",
    ...BERLIN,
    hours: { sunday: "02:30-10:00" },
    list: { sunday: "02:30 – 10:00" },
    moments: [
      ["sunday", "2026-10-25T00:15Z", "closed until 2026-10-25T00:30Z", "opens 02:30"],
      ["sunday", "2026-10-25T01:15Z", "open until 2026-10-25T09:00Z", "closes 10:00"],
    ],
  },
  {
    title: "New York, closing at the end of the hour that comes twice, and at its beginning",
    ...NEW_YORK,
    hours: { saturday: "18:00-02:00", sunday: "09:00-01:00" },
    list: { saturday: "6:00 PM – 2:00 AM", sunday: "9:00 AM – 1:00 AM" },
    moments: [
      ["sunday", "2026-11-01T05:30Z", "open until 2026-11-01T07:00Z", "closes 2:00 AM"],
      ["sunday", "2026-11-01T06:30Z", "open until 2026-11-01T07:00Z", "closes in 30"],
      ["sunday", "2026-11-01T07:00Z", "closed until 2026-11-01T14:00Z", "opens 9:00 AM"],
    ],
  },
  {
    title: "New York, closing when the clock first shows one",
    ...NEW_YORK,
    hours: { saturday: "18:00-01:00" },
    list: { saturday: "6:00 PM – 1:00 AM" },
    moments: [
      ["sunday", "2026-11-01T04:59Z", "open until 2026-11-01T05:00Z", "closes in 1"],
      ["sunday", "2026-11-01T05:00Z", "closed until 2026-11-07T23:00Z", "opens saturday 6:00 PM"],
      ["sunday", "2026-11-01T06:00Z", "closed until 2026-11-07T23:00Z", "opens saturday 6:00 PM"],
    ],
  },
  {
    title: "São Paulo, without daylight saving time",
    zone: "America/Sao_Paulo",
    country: "BR",
    hours: everyDay("11:00-15:00"),
    list: everyDay("11:00 – 15:00"),
    moments: [
      ["thursday", "2026-01-15T13:59Z", "closed until 2026-01-15T14:00Z", "opens 11:00"],
      ["wednesday", "2026-07-15T14:00Z", "open until 2026-07-15T18:00Z", "closes 15:00"],
      ["sunday", "2026-11-01T17:20Z", "open until 2026-11-01T18:00Z", "closes in 40"],
    ],
  },
  {
    // 3 October 2026, 15:30 UTC: 02:00 becomes 02:30. 4 April, 15:00 UTC: 02:00 becomes 01:30.
    title: "Lord Howe, where the clock changes by half an hour",
    ...LORD_HOWE,
    hours: { saturday: "18:00-01:45" },
    list: { saturday: "6:00 PM – 1:45 AM" },
    moments: [
      ["saturday", "2026-10-03T12:00Z", "open until 2026-10-03T15:15Z", "closes 1:45 AM"],
      ["saturday", "2026-04-04T12:00Z", "open until 2026-04-04T14:45Z", "closes 1:45 AM"],
      ["sunday", "2026-04-04T14:50Z", "closed until 2026-04-11T07:30Z", "opens saturday 6:00 PM"],
      ["sunday", "2026-04-04T15:05Z", "closed until 2026-04-11T07:30Z", "opens saturday 6:00 PM"],
      ["sunday", "2026-04-04T15:15Z", "closed until 2026-04-11T07:30Z", "opens saturday 6:00 PM"],
    ],
  },
  {
    title: "Lord Howe, closing inside the half hour that is skipped",
    ...LORD_HOWE,
    hours: { saturday: "18:00-02:15" },
    list: { saturday: "6:00 PM – 2:15 AM" },
    moments: [["saturday", "2026-10-03T12:00Z", "open until 2026-10-03T15:30Z", "closes 2:30 AM"]],
  },
  {
    // 6 September 2026, 04:00 UTC: 00:00 becomes 01:00.
    title: "Santiago, where midnight itself is skipped",
    zone: "America/Santiago",
    country: "CL",
    hours: { saturday: "12:00-00:30" },
    list: { saturday: "12:00 – 00:30" },
    moments: [["saturday", "2026-09-06T01:00Z", "open until 2026-09-06T04:00Z", "closes 01:00"]],
  },
  {
    // 5 April 2026, 03:00 UTC: 00:00 becomes 23:00 of the day before.
    title: "Santiago, where the last hour of a day comes twice",
    zone: "America/Santiago",
    country: "CL",
    hours: { saturday: "12:00-23:30", sunday: "00:00-01:00" },
    list: { saturday: "12:00 – 23:30", sunday: "00:00 – 01:00" },
    moments: [
      ["saturday", "2026-04-05T02:15Z", "open until 2026-04-05T02:30Z", "closes in 15"],
      ["saturday", "2026-04-05T02:45Z", "closed until 2026-04-05T04:00Z", "opens tomorrow 00:00"],
      ["saturday", "2026-04-05T03:15Z", "closed until 2026-04-05T04:00Z", "opens tomorrow 00:00"],
      ["sunday", "2026-04-05T04:00Z", "open until 2026-04-05T05:00Z", "closes 01:00"],
    ],
  },
  {
    // Chihuahua is six hours behind UTC all year; Juárez itself follows Texas.
    title: "Ciudad Juárez, by Chihuahua's clock",
    zone: "America/Ciudad_Juarez",
    country: "MX",
    hours: everyDay("09:00-17:00"),
    list: everyDay("9:00 AM – 5:00 PM"),
    moments: [
      ["thursday", "2026-01-15T14:59Z", "closed until 2026-01-15T15:00Z", "opens 9:00 AM"],
      ["thursday", "2026-01-15T15:00Z", "open until 2026-01-15T23:00Z", "closes 5:00 PM"],
      ["wednesday", "2026-07-15T22:59Z", "open until 2026-07-15T23:00Z", "closes in 1"],
      [
        "wednesday",
        "2026-07-15T23:00Z",
        "closed until 2026-07-16T15:00Z",
        "opens tomorrow 9:00 AM",
      ],
      ["thursday", "2026-01-15T06:00Z", "closed until 2026-01-15T15:00Z", "opens 9:00 AM"],
    ],
  },
  {
    title: "Kolkata, five and a half hours ahead",
    zone: "Asia/Kolkata",
    country: "IN",
    hours: everyDay("11:00-23:30"),
    list: everyDay("11:00 AM – 11:30 PM"),
    moments: [
      ["friday", "2026-05-01T05:29Z", "closed until 2026-05-01T05:30Z", "opens 11:00 AM"],
      ["friday", "2026-05-01T18:00Z", "closed until 2026-05-02T05:30Z", "opens tomorrow 11:00 AM"],
      ["saturday", "2026-05-01T18:30Z", "closed until 2026-05-02T05:30Z", "opens 11:00 AM"],
    ],
  },
  {
    title: "Kiritimati, fourteen hours ahead: west of the date line",
    zone: "Pacific/Kiritimati",
    country: "KI",
    hours: { saturday: "08:00-12:00" },
    list: { saturday: "08:00 – 12:00" },
    moments: [
      ["friday", "2026-05-01T09:59Z", "closed until 2026-05-01T18:00Z", "opens tomorrow 08:00"],
      ["saturday", "2026-05-01T10:00Z", "closed until 2026-05-01T18:00Z", "opens 08:00"],
      ["saturday", "2026-05-01T18:00Z", "open until 2026-05-01T22:00Z", "closes 12:00"],
    ],
  },
  {
    title: "Pago Pago, eleven hours behind: east of the date line",
    zone: "Pacific/Pago_Pago",
    country: "US",
    hours: { friday: "08:00-12:00" },
    list: { friday: "8:00 AM – 12:00 PM" },
    moments: [
      ["thursday", "2026-05-01T10:59Z", "closed until 2026-05-01T19:00Z", "opens tomorrow 8:00 AM"],
      ["friday", "2026-05-01T18:00Z", "closed until 2026-05-01T19:00Z", "opens 8:00 AM"],
    ],
  },
];
