import type { PlacesService } from "../places/places.routes.ts";

/** Services that find no place. */
export const stubPlaces: PlacesService = {
  search: {
    search: async () => ({ suggestions: [], provider: "gazetteer", expandable: false }),
    details: async () => ({ place: null }),
    reverse: async () => ({ place: null }),
  },
  drawTile: async () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', state: "drawn" }),
  visitorCountry: async () => null,
};
