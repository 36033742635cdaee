import { placesPaths } from "@comanda/contract/calls/place-calls";
import { createOpenApiDocument } from "@comanda/contract/openapi/openapi-document";
import { expect, test } from "vitest";
import { DetailsQuery, ReverseQuery, SearchQuery } from "./places-queries.ts";

const { paths } = createOpenApiDocument("1.2.3");

test.each([
  [placesPaths.search, SearchQuery, { q: "Durango" }],
  [placesPaths.details, DetailsQuery, { id: "a", provider: "gazetteer" }],
  [placesPaths.reverse, ReverseQuery, { latitude: "1", longitude: "2" }],
])(
  "the documentation of %s lists its parameters, and marks the required ones",
  (path, schema, least) => {
    const parameters = paths[path]?.get?.parameters ?? [];
    expect(parameters.map(({ name }) => name).sort()).toEqual(Object.keys(schema.entries).sort());
    const required = parameters.filter((parameter) => parameter.required);
    expect(required.map(({ name }) => name).sort()).toEqual(Object.keys(least).sort());
  },
);
