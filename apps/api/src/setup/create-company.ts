import { randomUUID } from "node:crypto";
import type { Fault } from "@comanda/contract/calls/problems";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { checkDocument } from "../import/check-document.ts";
import { directoryNames, takenNameFaults } from "../import/taken-name-faults.ts";
import { toRows } from "../import/to-rows.ts";
import { writeCompany } from "../import/write-company.ts";
import { Refusal } from "../shared/refusal.ts";
import { type CompanyClaim, createClaim } from "../team/claim-companies.ts";
import { countryDefaults, currencyOf } from "./country-defaults.ts";
import { storeSetup } from "./setup.store.ts";

/** What is known of a company before anything is set; the country has the rest. */
export type NewCompany = {
  name: string;
  host: string;
  /** Two letters. */
  country: string;
  language?: string | undefined;
  timezone?: string | undefined;
  currency?: string | undefined;
  phone?: string | undefined;
};

type CreatedCompany = {
  id: string;
  name: string;
  host: string;
  language: string;
  timezone: string;
  currency: string;
  claim: CompanyClaim;
};

/**
 * The plan of a company that is made here. It has no limit of orders and no end, and allows what needs a
 * paid plan, such as the storefront as an app (conformance 6.5): a company on its own server pays for none.
 */
const OWN_PLAN = {
  current_subscriptions: [{ name: "infinity", monthly_orders_limit: null }],
  highest_plan: "infinity",
};

/**
 * Creates a company without a menu, and the link with which its first owner claims it. Its menu is only
 * shown until the owner opens it for orders (decision 63). All faults are found before anything is written.
 */
export async function createCompany(
  deps: Pick<Deps, "db" | "events" | "clock" | "consoleUrl">,
  sent: NewCompany,
): Promise<CreatedCompany | { faults: Fault[] }> {
  const country = sent.country.toUpperCase();
  const defaults = countryDefaults(country);
  if (!defaults) return { faults: [{ path: "country", message: "is no country of two letters" }] };
  const { language = defaults.language, timezone = defaults.timezone } = sent;
  const currency = sent.currency?.toUpperCase() ?? defaults.currency.code;
  if (!/^[A-Z]{3}$/u.test(currency))
    return { faults: [{ path: "currency", message: "is no currency of three letters" }] };
  const money =
    currency === defaults.currency.code
      ? defaults.currency
      : currencyOf(currency, `${defaults.language}-${country}`);
  const id = randomUUID();
  const document = {
    hosts: [sent.host],
    company: {
      id,
      name: sent.name,
      whatsapp: sent.phone ?? null,
      language,
      timezone,
      country: { name: defaults.name, country_code: country },
      currency: money,
      ...OWN_PLAN,
    },
    ecommerce_settings: { checkout_type: "READONLY" },
    categories: [],
  };
  const { file, faults } = checkDocument(document);
  const taken = await takenNameFaults(deps.db, directoryNames(document));
  // No guest would ever see a storefront there.
  if (deps.consoleUrl && file?.hosts[0] === new URL(deps.consoleUrl).hostname)
    taken.push({ path: "host", message: "is the host of the console" });
  if (!file || taken.length > 0) return { faults: [...faults, ...taken].map(toOption) };
  const rows = toRows(document, file);
  await transact(deps.db, async (trx) => {
    const options = { importedAt: deps.clock(), setCounters: true };
    await writeCompany(trx, rows, [], options);
    await storeSetup(trx, id, { code_printed: false, dismissed: false, revision: 0 });
    return true;
  });
  await deps.events.publish("company_changed", id);
  const claim = await createClaim(deps, id);
  if (claim instanceof Refusal) throw new Error("a new company can always be claimed");
  const [host = sent.host] = file.hosts;
  const { name } = file.company;
  const settings = { language, timezone, currency };
  return { id, name, host, ...settings, claim: { ...claim, company_name: name } };
}

/** Names a fault by what was sent: `hosts.0` is the host. */
function toOption({ path, message }: Fault): Fault {
  const last =
    path
      .replace(/\.code$/u, "")
      .split(".")
      .at(-1) ?? path;
  const names: Readonly<Record<string, string>> = { "0": "host", whatsapp: "phone" };
  return { path: names[last] ?? last, message };
}
