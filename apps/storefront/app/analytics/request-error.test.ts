import { ApiError } from "@comanda/contract/calls/api-client";
import { expect, test } from "vitest";
import { reportRequestError } from "./request-error.ts";
import { stubPage } from "./testing/stub-page.ts";

test("a failed call is reported with its answer's message and paths", () => {
  const { dataLayer } = stubPage();
  const errors = [{ path: "combos", message: "must not be empty" }];
  const problem = { code: "invalid_body" as const, title: "The body is wrong", errors };
  reportRequestError(new ApiError("POST", "/ms-orders/public/orders", 422, problem));
  expect(dataLayer).toEqual([
    {
      event: "requestError",
      category: "REQUEST_ERROR",
      action: "ERROR_422",
      method: "POST",
      url: "/ms-orders/public/orders",
      message: "The body is wrong",
      response: { message: "The body is wrong", errors: ["combos"] },
    },
  ]);
});

test.each([
  [[{ path: "client_id", message: 'Expected a number, received "Ana"' }], ["client_id"]],
  [["Ana", null, { message: "Ana" }, { path: { name: "Ana" } }], []],
  ["Ana", undefined],
])("only the paths of an answer's errors are reported: %j", (errors, reported) => {
  const { dataLayer } = stubPage();
  reportRequestError({ method: "POST", url: "/x", status: 422, problem: { errors } });
  expect(dataLayer).toMatchObject([{ response: { errors: reported } }]);
});

test("another backend's message is reported without phones and mail addresses", () => {
  const { dataLayer } = stubPage();
  const title = "Ana (ana@example.com, +52 55 1234 5678) cannot order 3 tacos";
  const problem = {
    title,
    errors: [
      { path: "", message: "no" },
      { path: "phone", message: "no" },
    ],
  };
  reportRequestError({ method: "POST", url: "/x", status: 422, problem });
  expect(dataLayer).toMatchObject([
    { response: { message: "Ana (…, …) cannot order 3 tacos", errors: ["phone"] } },
  ]);
});

test.each([
  [
    "/ms-companies/public/companies/tacos/delivery-area-cost?latitude=19.4&longitude=-99.1",
    "/ms-companies/public/companies/tacos/delivery-area-cost",
  ],
  [
    "/ms-orders/public/companies/tacos/orders/secret",
    "/ms-orders/public/companies/tacos/orders/{id}",
  ],
  [
    "/ms-clients/public/companies/tacos/clients/secret",
    "/ms-clients/public/companies/tacos/clients/{id}",
  ],
  [
    "/ms-clients/public/companies/tacos/order-ratings/secret",
    "/ms-clients/public/companies/tacos/order-ratings/{id}",
  ],
  ["/tracking.data?order_id=secret", "/tracking.data"],
])("%s is reported without ids and query", (url, redacted) => {
  const { dataLayer } = stubPage();
  reportRequestError(new ApiError("GET", url, 500, {}));
  expect(dataLayer).toMatchObject([{ url: redacted, message: `GET ${redacted} failed` }]);
});
