import { ApiError } from "@comanda/contract/calls/api-client";
import { createPlacesClient } from "@comanda/ui/places/places-client.ts";
import { reportRequestError } from "../analytics/request-error.ts";

/** The calls about places. A failed request is reported, and the checkout goes on without it. */
export const {
  search: searchPlaces,
  details: fetchPlaceDetails,
  reverse: reverseGeocode,
} = createPlacesClient({
  onFailure: ({ path, status, cause }) =>
    reportRequestError(new ApiError("GET", path, status, {}, cause)),
});
