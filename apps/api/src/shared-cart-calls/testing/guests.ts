import { createHash } from "node:crypto";
import type { Problem } from "@comanda/contract/calls/problems";
import type { Order } from "@comanda/contract/orders/order";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import type { TestAnswer, TestApp } from "../../testing/create-test-app.ts";
import { CASH_PAYMENT, createDraft, patchOrder } from "../../testing/order-flow.ts";

export type CartAnswer = TestAnswer<SharedCart & Partial<Omit<Problem, "status">>>;
/** Which lines of the cart an order has: those of every guest, or the guest's own. */
type Share = "all" | "own";
type Line = { product_id: string; variant_id: string; quantity: number; comment?: string };

const CARTS = "/ms-orders/public/companies/tacos/shared-carts";
export const TABLE = "tacos-table-4";

/** The token of a link, made from a text. */
export const tokenOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** The key of a change, made from a text. */
export const changeKeyOf = (text: string) => createHash("md5").update(text).digest("hex");

/** A phone at a table: it keeps its cookie and what it has read of the cart. */
export class Guest {
  readonly #api: TestApp;
  readonly name: string | null;
  cookie: string | null = null;
  cart: SharedCart | null = null;
  /** Sent as the `Idempotency-Key` of every call. */
  key: string | null = null;
  #changes = 0;

  constructor(api: TestApp, name: string | null) {
    this.#api = api;
    this.name = name;
  }

  /** Sends a call of shared carts, with the cookie of this phone. */
  async send(method: string, path: string, body?: object): Promise<CartAnswer> {
    const headers: Record<string, string> =
      this.key === null ? {} : { "idempotency-key": this.key };
    const request = { cookie: this.cookie, headers, ...(body && { body }) };
    const answer: CartAnswer = await this.#api.send(method, CARTS + path, request);
    this.cookie = answer.cookie ?? this.cookie;
    if (answer.status === 200 && "guests" in answer.body && "me" in answer.body)
      this.cart = answer.body;
    return answer;
  }

  open(more: object = {}) {
    const token = tokenOf("the link");
    return this.send("POST", "/open", { token, name: this.name, table_id: TABLE, ...more });
  }
  join(more: object = { table_id: TABLE }) {
    return this.send("POST", "/join", { name: this.name, ...more });
  }
  read() {
    return this.send("GET", `/${this.cart?.id}`);
  }
  /** Removes another guest; the new link's token is made from a text. */
  remove(guest: string | undefined, link = "the new link") {
    const body = { token: tokenOf(link) };
    return this.send("POST", `/${this.cart?.id}/guests/${guest}/remove`, body);
  }
  announceCheckout({ whole, ended = false }: { whole: boolean; ended?: boolean }) {
    return this.send("POST", `/${this.cart?.id}/checkout`, { whole, ended });
  }
  leave() {
    return this.send("POST", `/${this.cart?.id}/leave`, {});
  }

  /** Sets the lines of a guest, by default this one, by what this phone has read last. */
  set(lines: Line[], more: { key?: string; revision?: number; guest?: string } = {}) {
    this.#changes += 1;
    const { guest = this.cart?.me, ...rest } = more;
    const { revision } = this.cart?.guests.find(({ id }) => id === guest) ?? { revision: 0 };
    const key = changeKeyOf(`${this.cookie} ${this.#changes}`);
    return this.send("PUT", `/${this.cart?.id}/guests/${guest}/lines`, {
      key,
      revision,
      lines,
      ...rest,
    });
  }

  /** Makes a draft from the cart as this phone has read it: of all lines, or of its own. */
  async draft(share: Share, body: object = {}) {
    const whole = share === "all";
    const { id = "", guests = [], revision = 0, me } = this.cart ?? {};
    const mine = guests.filter((each) => whole || each.id === me);
    return createDraft(
      this.#api,
      {
        service_type: "TABLE",
        table_id: TABLE,
        combos: mine.flatMap(({ lines }) =>
          lines.map(({ product_id, variant_id, quantity, comment, modifiers }) => ({
            product_id,
            variant_id,
            quantity,
            comment,
            modifiers,
          })),
        ),
        shared_cart: { id, whole, revision: whole ? revision : null },
        ...body,
      },
      {
        cookie: this.cookie,
        headers: { "idempotency-key": `${this.name} ${Math.random()}`.replaceAll(" ", "-") },
      },
    );
  }

  place(order: Pick<Order, "id">, payment: object = CASH_PAYMENT) {
    return patchOrder(this.#api, order.id, payment, { cookie: this.cookie });
  }

  /** Makes a draft and places it. */
  async order(share: Share, body: object = {}) {
    const draft = await this.draft(share, body);
    return draft.status === 201 ? this.place(draft.body) : draft;
  }
}

/** Opens the table's cart for the first name, and lets the others join it by the table's code. */
export async function guestsAtTable(api: TestApp, names: (string | null)[]): Promise<Guest[]> {
  const [first, ...others] = names.map((name) => new Guest(api, name));
  if (!first) throw new Error("No guest");
  await first.open();
  for (const guest of others) await guest.join();
  return [first, ...others];
}
