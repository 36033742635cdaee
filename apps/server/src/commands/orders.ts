import { findHost } from "@comanda/api/companies/find-host";
import { listCompanies } from "@comanda/api/companies/list-companies";
import { advanceOrder } from "@comanda/api/orders/advance-order";
import { cancelOrder } from "@comanda/api/orders/cancel-order";
import { listOrders } from "@comanda/api/orders/list-orders";
import { showOrder } from "@comanda/api/orders/show-order";
import { Refusal } from "@comanda/api/refusal";
import { type OrderStatus, TRANSITIONS } from "@comanda/domain/order-status";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { CommandContext, CommandDeps } from "./context.ts";
import { ordersTable, orderText } from "./order-text.ts";
import { refusalText } from "./output.ts";

type Options = { host?: string; json?: boolean };

/** `orders list|show|advance|cancel`: what the restaurant does with its orders. */
export function addOrderCommands(program: Command, { output, open, refuse }: CommandContext): void {
  const orders = program
    .command("orders")
    .description("see a restaurant's orders and move them along");
  const forHost = (name: string) =>
    orders
      .command(name)
      .option("--host <host>", "a host name of the company, where there are several companies")
      .option("--json", "as JSON");

  /** Does `work` at the host's company and writes its result, or why not. */
  const at = async <T>(
    { host, json }: Options,
    work: (deps: CommandDeps, companyId: string) => Promise<T | Refusal>,
    write: (result: T) => string,
  ) => {
    const deps = await open();
    const found = await findCompany(deps, host);
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
    .addOption(
      new Option("--status <status>", "those of one status").choices(Object.keys(TRANSITIONS)),
    )
    .option("--limit <count>", "how many at most", toCount, 50)
    .action((options: Options & { status?: OrderStatus; limit: number }) =>
      at(
        options,
        (deps, companyId) =>
          listOrders(deps, companyId, options.status && [options.status], options.limit),
        ordersTable,
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

/** The company at the host; without a host the only company there is. */
async function findCompany(deps: CommandDeps, host?: string) {
  if (host) return findHost(deps, host);
  const [only, another] = await listCompanies(deps, 2);
  if (another) return new Refusal("host_not_found", { detail: "There are several: add --host" });
  return only ?? new Refusal("company_not_found", { detail: "No company has been imported yet" });
}

function toCount(text: string): number {
  if (/^[1-9]\d{0,3}$/u.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number from 1 to 9999.");
}
