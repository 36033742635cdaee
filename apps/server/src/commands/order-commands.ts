import { cancelOrder } from "@comanda/api/order-calls/cancel-order";
import { advanceOrder } from "@comanda/api/orders/advance-order";
import { listOrders } from "@comanda/api/orders/list-orders";
import { markOrderRefunded } from "@comanda/api/orders/mark-refunded";
import { readOrderForRestaurant } from "@comanda/api/orders/read-order-for-restaurant";
import { type OrderStatus, TRANSITIONS } from "@comanda/domain/orders/status";
import { type Command, Option } from "commander";
import type { CommandContext } from "./command-context.ts";
import {
  addCompanyCommand,
  type CompanyOptions as Options,
  runCompanyCommand,
} from "./company-command.ts";
import { formatOrder } from "./order-text.ts";
import { formatOrdersTable } from "./orders-table.ts";
import { addListCommand, type PageOptions, runListCommand } from "./paged-list.ts";

/** `orders list|show|advance|refunded|cancel`: the restaurant's work with its orders. */
export function addOrderCommands(program: Command, context: CommandContext): void {
  const orders = program
    .command("orders")
    .description("see a restaurant's orders and move them along");
  addListCommand(orders, "list")
    .description("orders in progress and orders to be refunded, newest first")
    .addOption(
      new Option("--status <status>", "only orders with this status").choices(
        Object.keys(TRANSITIONS),
      ),
    )
    .action((options: Options & PageOptions & { status?: OrderStatus }) =>
      runListCommand(
        context,
        options,
        (deps, companyId, range) =>
          listOrders(deps, companyId, options.status && [options.status], range),
        formatOrdersTable,
      ),
    );

  addCompanyCommand(orders, "show")
    .description("everything about one order")
    .argument("<order>", "its number or id")
    .action((order: string, options: Options) =>
      runCompanyCommand(
        context,
        options,
        (deps, companyId) => readOrderForRestaurant(deps, companyId, order),
        formatOrder,
      ),
    );

  addCompanyCommand(orders, "advance")
    .description("move an order to its next status")
    .argument("<order>", "its number or id")
    .action((order: string, options: Options) =>
      runCompanyCommand(
        context,
        options,
        (deps, companyId) => advanceOrder(deps, companyId, order),
        ({ public_id, status }) => `Order ${public_id} is ${status}\n`,
      ),
    );

  addCompanyCommand(orders, "refunded")
    .description("note that what was paid online for an order has been given back")
    .argument("<order>", "its number or id")
    .action((order: string, options: Options) =>
      runCompanyCommand(
        context,
        options,
        (deps, companyId) => markOrderRefunded(deps, companyId, order),
        ({ public_id }) => `Order ${public_id} is refunded\n`,
      ),
    );

  addCompanyCommand(orders, "cancel")
    .description("cancel an order, give its stock back, and have it refunded if it was paid online")
    .argument("<order>", "its number or id")
    .option("--reason <text>", "the message that the customer reads")
    .action((order: string, options: Options & { reason?: string }) =>
      runCompanyCommand(
        context,
        options,
        (deps, companyId) => cancelOrder(deps, companyId, order, options.reason ?? null),
        ({ public_id }) => `Order ${public_id} is CANCELLED\n`,
      ),
    );
}
