const BROWSERS = [
  ["Edge", /\bEdg/u],
  ["Samsung Internet", /\bSamsungBrowser/u],
  ["Firefox", /\bFirefox|\bFxiOS/u],
  ["Chrome", /\bChrome|\bCriOS/u],
  ["Safari", /\bSafari/u],
] as const;
const SYSTEMS = [
  ["iPhone", /\biPhone/u],
  ["iPad", /\biPad/u],
  ["Android", /\bAndroid/u],
  ["Windows", /\bWindows/u],
  ["Mac", /\bMacintosh/u],
  ["Linux", /\bLinux/u],
] as const;

/**
 * What a member recognises a device by: `Chrome · Android`. An unknown program has the first word of its
 * own name, such as `curl`, which is the same in every language.
 */
export function deviceName(userAgent: string): string {
  const find = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return (
    [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(" · ") ||
    /^[^\s/]*/u.exec(userAgent)?.[0] ||
    "?"
  );
}
