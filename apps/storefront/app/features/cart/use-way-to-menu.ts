import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { isFromMenu } from "../../shop/from-menu.ts";
import { useKeptQuery } from "../../shop/query.tsx";
import { useWayBack } from "../../web/way-back.ts";

/**
 * Leads from the cart to the menu. A cart that was opened from the menu goes one step back in the
 * history, so that the scroll position is restored, after a reload of the cart as well. `follow`
 * handles the click on a link; `go` is for buttons.
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
