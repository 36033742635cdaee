import { findHost } from "@comanda/api/companies/find-host";
import { advanceOrder } from "@comanda/api/orders/advance-order";
import { cancelOrder } from "@comanda/api/orders/cancel-order";
import { listOrders } from "@comanda/api/orders/list-orders";
import { showOrder } from "@comanda/api/orders/show-order";
import { Refusal } from "@comanda/api/refusal";
import { formatMoney } from "@comanda/domain/money";
import { type OrderStatus, TRANSITIONS } from "@comanda/domain/order-status";
import { type Command, Option } from "commander";
import { orderText } from "./order-text.ts";
import { refusalText, table } from "./output.ts";
import type { CommandContext, CommandDeps } from "./program.ts";

type Options = { host: string; json?: boolean };

/** `orders list|show|advance|cancel`: what the restaurant does with its orders. */
export function addOrderCommands(program: Command, { output, open, refuse }: CommandContext): void {
  const orders = program.command("orders").description("see a restaurant's orders and move them along");
  const forHost = (name: string) =>
    orders.command(name).requiredOption("--host <host>", "a host name of the company").option("--json", "as JSON");

  /** Does `work` at the host's company and writes its result, or why not. */
  const at = async <T>(
    { host, json }: Options,
    work: (deps: CommandDeps, companyId: string) => Promise<T | Refusal>,
    write: (result: T) => string,
  ) => {
    const deps = await open();
    const found = await findHost(deps, host.toLowerCase());
    const result = found instanceof Refusal ? found : await work(deps, found.company_id);
    if (result instanceof Refusal) {
      output.err(refusalText(result));
      refuse();
      return;
    }
    output.out(json ? `${JSON.stringify(result, null, 2)}\n` : write(result));
  };

  forHost("list")
    .description("the orders in work, newest first")
    .addOption(new Option("--status <status>", "those of one status").choices(Object.keys(TRANSITIONS)))
    .option("--limit <count>", "how many at most", Number, 50)
    .action((options: Options & { status?: OrderStatus; limit: number }) =>
      at(
        options,
        (deps, companyId) =>
          listOrders(deps, companyId, options.status ? [options.status] : undefined, options.limit || 50),
        (list) =>
          list.length === 0
            ? "No orders\n"
            : table(
                ["ORDER", "STATUS", "TYPE", "CLIENT", "TOTAL", "PLACED"],
                list.map((order) => [
                  String(order.public_id),
                  order.status,
                  order.service_type,
                  order.client_name ?? order.order_title ?? "",
                  formatMoney(order.amount_due, order.currency),
                  order.placed_at?.toISOString() ?? "",
                ]),
              ),
      ),
    );

  forHost("show")
    .description("all that is known of an order")
    .argument("<order>", "its number or id")
    .action((order: string, options: Options) =>
      at(options, (deps, companyId) => showOrder(deps, companyId, order), orderText),
    );

  forHost("advance")
    .description("move an order to its next status")
    .argument("<order>", "its number or id")
    .action((order: string, options: Options) =>
      at(
        options,
        (deps, companyId) => advanceOrder(deps, companyId, order),
        ({ public_id, status }) => `Order ${public_id} is ${status}\n`,
      ),
    );

  forHost("cancel")
    .description("cancel an order and give its stock back")
    .argument("<order>", "its number or id")
    .option("--reason <text>", "what the customer is told")
    .action((order: string, options: Options & { reason?: string }) =>
      at(
        options,
        (deps, companyId) => cancelOrder(deps, companyId, order, options.reason ?? null),
        ({ public_id }) => `Order ${public_id} is CANCELLED\n`,
      ),
    );
}
