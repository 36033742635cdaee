import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { stream } from "hono/streaming";
import { startListening } from "../http/listen-and-drain.ts";

export type StubRemoteApi = {
  url: string;
  /** The bodies of the orders that it received. */
  receivedOrders: readonly string[];
  close(): Promise<void>;
};

/**
 * Starts an API that the server calls over the network. Some of its answers differ from the contract;
 * the id of an order selects which.
 */
export async function startStubRemoteApi(): Promise<StubRemoteApi> {
  const receivedOrders: string[] = [];
  const app = new Hono()
    .post("/ms-clients/public/clients", async (c) => {
      c.header("set-cookie", "one=1; HttpOnly", { append: true });
      c.header("set-cookie", "two=2", { append: true });
      return c.json({ headers: c.req.header(), body: await c.req.text(), url: c.req.url }, 201);
    })
    // The address is the body of the request.
    .post("/ms-clients/public/addresses", async (c) =>
      c.json({ id: 5, client_id: 4, address: await c.req.text() }, 201),
    )
    // The company is the status of the redirect to the path with a slash at its end, or `away`.
    .post("/ms-clients/public/companies/:company/clients", (c) => {
      const company = c.req.param("company");
      if (company === "away")
        return c.body(null, 308, { location: "https://other.example/clients/" });
      return c.body(null, Number(company) as 301, { location: `${new URL(c.req.url).pathname}/` });
    })
    .post("/ms-clients/public/companies/:company/clients/", async (c) =>
      c.json({ id: 9, name: await c.req.text() }, 201),
    )
    .get("/old/ms-reports/public/visit", (c) => c.text(`old ${new URL(c.req.url).search}`))
    .get("/ms-orders/moved", (c) => c.redirect("/elsewhere"))
    .get("/ms-orders/public/companies/:company/orders/:order", async (c, next) => {
      c.header("set-cookie", "device=1");
      const order = c.req.param("order");
      if (order === "moved") return c.redirect(new URL("o-1", c.req.url));
      if (order === "text") return c.json("placed");
      if (order === "html") return c.html("<h1>placed</h1>");
      if (order === "nothing") return c.body(null, 204);
      if (order === "odd-status") return c.json({ id: order, status: "CONFIRMED" });
      return next();
    })
    .get("/ms-orders/public/companies/:company/orders/:order", (c) =>
      c.json(
        c.req.param("order") === "strange"
          ? { what: "is this" }
          : {
              id: c.req.param("order"),
              public_id: 7,
              status: "PENDING",
              created_at: "2026-03-16T15:00:00",
              service_type: "TAKEAWAY",
              combos: [{ product_id: "p", variant_id: "v", quantity: 1, name: "Taco" }],
              internal: "note",
            },
        200,
        { etag: '"of-other-bytes"' },
      ),
    )
    .get("/ms-orders/public/companies/small/own-orders", (c) => c.body(null, 501))
    .patch("/ms-reports/public/company-visit", (c) =>
      c.body(null, 204, { "content-type": "application/json" }),
    )
    .post("/ms-orders/public/orders", async (c) => {
      receivedOrders.push(await c.req.text());
      return c.json({ id: "o-1", public_id: 7, status: "PENDING", total: 8.5 }, 201);
    })
    .get("/ms-orders/hangs", () => new Promise<Response>(() => undefined))
    .get("/media/slow.webp", (c) =>
      stream(c, async (body) => {
        await body.write("pic");
        await body.sleep(500);
        await body.write("ture");
      }),
    )
    .get("/media/a.webp", (c) => c.body("picture", 200, { "content-type": "image/webp" }));
  const { port, close } = await startListening(createServer(getRequestListener(app.fetch)), 0);
  return { url: `http://127.0.0.1:${port}`, receivedOrders, close };
}
