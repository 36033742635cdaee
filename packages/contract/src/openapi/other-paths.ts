import type { JsonSchema } from "@valibot/to-json-schema";
import { orderSocketPath } from "../calls/order-socket.ts";
import { placesPaths, SEARCH_PROVIDERS } from "../calls/place-calls.ts";
import type { ProblemCode } from "../calls/problems.ts";
import type { Operation, Parameter, Paths } from "./openapi-types.ts";
import { problemResponses } from "./problem-responses.ts";

const textSchema: JsonSchema = { type: "string" };
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: "null" }] });
const objectSchema = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

const degrees = (most: number): JsonSchema => ({ type: "number", minimum: -most, maximum: most });
const latitude = degrees(90);
const longitude = degrees(180);
const provider: JsonSchema = { type: "string", enum: [...SEARCH_PROVIDERS] };

const suggestion = objectSchema({
  id: { ...textSchema, description: "Opaque: the provider's own" },
  text: textSchema,
  position: nullable(objectSchema({ latitude, longitude })),
  hasNumber: { type: "boolean", description: "Whether it names a house, not just a street" },
});
const searchAnswer = objectSchema({
  suggestions: { type: "array", items: suggestion },
  provider,
  expandable: { type: "boolean", description: "Whether `expand=1` would ask another provider" },
});
const place = objectSchema({
  latitude,
  longitude,
  address: textSchema,
  city: nullable(textSchema),
  hasNumber: { type: "boolean" },
});
const placeAnswer = objectSchema({ place: nullable(place) });

const queryParameter = (name: string, schema: JsonSchema, example?: unknown): Parameter => ({
  name,
  in: "query",
  required: example !== undefined,
  schema,
  ...(example !== undefined && { example }),
});
const pathParameter = (name: string, schema: JsonSchema, example: unknown): Parameter => ({
  ...queryParameter(name, schema, example),
  in: "path",
});

const session: Parameter = {
  ...queryParameter("session", { type: "string", maxLength: 36, pattern: "^[\\w-]*$" }),
  description: "The same for all searches of one address: some providers bill by it",
};

type PlaceOperationInput = Pick<
  Operation,
  "operationId" | "summary" | "description" | "parameters"
> & {
  answer: JsonSchema;
  type?: string;
  errors: ProblemCode[];
};

const companyProblems: ProblemCode[] = ["invalid_params", "host_not_found"];

function placeOperation({
  answer,
  type = "application/json",
  errors,
  ...about
}: PlaceOperationInput): Operation {
  return {
    tags: ["places"],
    ...about,
    responses: {
      200: { description: "Done", content: { [type]: { schema: answer } } },
      ...problemResponses([...errors, "rate_limited", "unavailable", "internal"]),
    },
  };
}

const tileNumber: JsonSchema = { type: "integer", minimum: 0 };

/** What is no call of the contract's table: places, the websocket, and what providers send. */
export const otherPaths: Paths = {
  [placesPaths.search]: {
    get: placeOperation({
      operationId: "searchPlaces",
      summary: "Search addresses",
      description: "Near the host's company, in the visitor's language.",
      parameters: [
        queryParameter("q", { type: "string", minLength: 1, maxLength: 200 }, "Durango 180"),
        queryParameter("expand", { type: "string", enum: ["0", "1"] }),
        session,
      ],
      answer: searchAnswer,
      errors: companyProblems,
    }),
  },
  [placesPaths.details]: {
    get: placeOperation({
      operationId: "readPlace",
      summary: "Read where a suggestion is",
      parameters: [
        queryParameter("id", { type: "string", minLength: 1, maxLength: 1_000 }, "way/4711"),
        queryParameter("provider", provider, "gazetteer"),
        session,
      ],
      answer: placeAnswer,
      errors: companyProblems,
    }),
  },
  [placesPaths.reverse]: {
    get: placeOperation({
      operationId: "findPlace",
      summary: "Find the address at a position",
      parameters: [
        queryParameter("latitude", latitude, 19.4187),
        queryParameter("longitude", longitude, -99.1623),
      ],
      answer: placeAnswer,
      errors: companyProblems,
    }),
  },
  [`${placesPaths.tiles}/{z}/{x}/{y}.svg`]: {
    get: placeOperation({
      operationId: "drawTile",
      summary: "Draw a part of the map",
      description:
        "A tile of the usual web map: `z` halvings, `x` from the west, `y` from the north.",
      parameters: [
        pathParameter("z", { ...tileNumber, maximum: 20 }, 15),
        pathParameter("x", tileNumber, 7_359),
        pathParameter("y", tileNumber, 14_577),
      ],
      answer: textSchema,
      type: "image/svg+xml",
      errors: ["route_not_found"],
    }),
  },
  [placesPaths.visitorCountry]: {
    get: placeOperation({
      operationId: "readVisitorCountry",
      summary: "Read the visitor's country",
      description: "Two letters, as the visitor's address tells it; null where it tells nothing.",
      parameters: [],
      answer: objectSchema({ country_code: nullable(textSchema) }),
      errors: [],
    }),
  },
  [orderSocketPath]: {
    get: {
      operationId: "followOrder",
      tags: ["notifications"],
      summary: "Follow an order by websocket",
      description:
        'Ask for an upgrade to `websocket`. The server then sends `{"event_type": "ORDER_UPDATED", "order": …}` with the order (`Order`) at once and at each change, and answers `ping` with `pong`. Send `ping` at least every 100 seconds; after 31 minutes the connection is closed. A refused upgrade has no body; a request without one gets 426.',
      security: [{ orderToken: [] }],
      parameters: [],
      responses: {
        101: { description: "The connection is a websocket" },
        401: { description: "The token is none, or no longer valid" },
        default: { description: "Another refusal, without a body" },
        ...problemResponses(["upgrade_required", "rate_limited", "unavailable"]),
      },
    },
  },
  "/ms-payments/public/notifications/{companyId}/{providerId}": {
    post: {
      operationId: "receiveProviderNotification",
      tags: ["payments"],
      summary: "Receive a payment provider's notification",
      description:
        "For providers only. The body is the provider's, signed by its own rules; what it says is asked of the provider before anything changes.",
      security: [],
      parameters: [
        pathParameter("companyId", textSchema, "taqueria"),
        pathParameter("providerId", textSchema, "stripe"),
      ],
      requestBody: {
        required: true,
        content: { "application/json": { schema: { description: "As the provider sends it" } } },
      },
      responses: {
        200: {
          description: "Heard",
          content: {
            "application/json": { schema: objectSchema({ received: { type: "boolean" } }) },
          },
        },
        ...problemResponses([
          "invalid_notification",
          "incomplete_body",
          "payment_not_found",
          "payload_too_large",
          "rate_limited",
          "unavailable",
          "internal",
        ]),
      },
    },
  },
};
