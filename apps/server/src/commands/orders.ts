import { advanceOrder } from "@comanda/api/orders/advance-order";
import { cancelOrder } from "@comanda/api/orders/cancel-order";
import { listOrders } from "@comanda/api/orders/list-orders";
import { markRefunded } from "@comanda/api/orders/mark-refunded";
import { showOrder } from "@comanda/api/orders/show-order";
import { type OrderStatus, TRANSITIONS } from "@comanda/domain/order-status";
import { type Command, Option } from "commander";
import {
  atCompany,
  companyCommand,
  type CompanyOptions as Options,
  toCount,
} from "./at-company.ts";
import type { CommandContext } from "./context.ts";
import { orderText } from "./order-text.ts";
import { ordersTable } from "./orders-table.ts";

/** `orders list|show|advance|refunded|cancel`: what the restaurant does with its orders. */
export function addOrderCommands(program: Command, context: CommandContext): void {
  const orders = program
    .command("orders")
    .description("see a restaurant's orders and move them along");
  companyCommand(orders, "list")
    .description("the orders in work, and those to be refunded, newest first")
    .addOption(
      new Option("--status <status>", "those of one status").choices(Object.keys(TRANSITIONS)),
    )
    .option("--limit <count>", "how many at most", toCount, 50)
    .action((options: Options & { status?: OrderStatus; limit: number }) =>
      atCompany(
        context,
        options,
        (deps, companyId) =>
          listOrders(deps, companyId, options.status && [options.status], options.limit),
        ordersTable,
      ),
    );

  companyCommand(orders, "show")
    .description("all that is known of an order")
    .argument("<order>", "its number or id")
    .action((order: string, options: Options) =>
      atCompany(
        context,
        options,
        (deps, companyId) => showOrder(deps, companyId, order),
        orderText,
      ),
    );

  companyCommand(orders, "advance")
    .description("move an order to its next status")
    .argument("<order>", "its number or id")
    .action((order: string, options: Options) =>
      atCompany(
        context,
        options,
        (deps, companyId) => advanceOrder(deps, companyId, order),
        ({ public_id, status }) => `Order ${public_id} is ${status}\n`,
      ),
    );

  companyCommand(orders, "refunded")
    .description("note that what was paid online for an order has been given back")
    .argument("<order>", "its number or id")
    .action((order: string, options: Options) =>
      atCompany(
        context,
        options,
        (deps, companyId) => markRefunded(deps, companyId, order),
        ({ public_id }) => `Order ${public_id} is refunded\n`,
      ),
    );

  companyCommand(orders, "cancel")
    .description("cancel an order, give its stock back, and have it refunded if it was paid online")
    .argument("<order>", "its number or id")
    .option("--reason <text>", "what the customer is told")
    .action((order: string, options: Options & { reason?: string }) =>
      atCompany(
        context,
        options,
        (deps, companyId) => cancelOrder(deps, companyId, order, options.reason ?? null),
        ({ public_id }) => `Order ${public_id} is CANCELLED\n`,
      ),
    );
}
