/** As many letters of a URL as a sheet has room for above its buttons, on a phone. */
const MOST = 100;
/** Of a longer one: what says whose it is, and what tells it apart from others of the same program. */
const START = 60;
const END = 30;

/** A URL as the name of something: a very long one without its middle. */
export function urlName(url: string): string {
  const letters = [...url];
  if (letters.length <= MOST) return url;
  return `${letters.slice(0, START).join("")}…${letters.slice(-END).join("")}`;
}
