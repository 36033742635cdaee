/** How the console is coloured: `auto` follows the device. */
export const themes = ["auto", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** The cookie with the chosen theme, so that the server draws it and nothing flashes. */
export const themeCookie = "console_theme";

/** The theme of a cookie's value; anything else than a theme is `auto`. */
export function parseTheme(value: string): Theme {
  return themes.find((theme) => theme === value) ?? "auto";
}
