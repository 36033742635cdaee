import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { isFromMenu } from "../../shop/from-menu.ts";
import { useKeptQuery } from "../../shop/query.tsx";
import { useWayBack } from "../../web/way-back.ts";

/**
 * The way from the cart to the menu. Who came from there is led a step back in the history, to where
 * they were on it; the browser restores the place, after a reload of the cart as well. `follow` is
 * for a link, `go` for what is no link.
 */
export function useWayToMenu() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = useWayBack();
  const href = useKeptQuery()("/products");
  const back = isFromMenu(state);
  return {
    href,
    go: () => (back ? goBack(1) : void navigate(href)),
    follow(event: MouseEvent) {
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (!back || elsewhere) return;
      event.preventDefault();
      goBack(1);
    },
  };
}
