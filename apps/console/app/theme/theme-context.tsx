import { setCookie } from "@comanda/ui/web/set-cookie.ts";
import { createContext, useContext } from "react";
import { type Theme, themeCookie } from "./theme-choice.ts";

type ThemeSwitch = { theme: Theme; choose: (theme: Theme) => void };

export const ThemeContext = createContext<ThemeSwitch>({ theme: "auto", choose: () => undefined });

/** The theme of the console, and a function that changes and saves it. */
export function useTheme(): ThemeSwitch {
  const { theme, choose } = useContext(ThemeContext);
  return {
    theme,
    choose: (next) => {
      setCookie(themeCookie, next);
      choose(next);
    },
  };
}
