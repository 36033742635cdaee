import type { Permission } from "@comanda/domain/staff/permissions";

/** What a page of a company exports as its `handle`. */
export type PageHandle = {
  /** Whose role lacks it is refused on the server, and gets no link to the page. */
  permission: Permission;
  /**
   * `board`: the page draws its own bar at the top, over the whole width. Without it the page is an
   * office page, beside the rail.
   */
  frame?: "board";
};
