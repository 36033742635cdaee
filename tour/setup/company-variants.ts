import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { repositoryRoot } from "../../e2e/support/repository-root.ts";
import { PIXEL_ID } from "../../e2e/support/restaurant/measured-restaurant.ts";
import { type Background, tourBackgrounds } from "./options.ts";

// biome-ignore lint/suspicious/noExplicitAny: an import file is written here as its author would, and checked when it is imported
type ImportDocument = Record<string, any>;

/** The opening hours of every day, in the company's time zone. */
type Hours = { open: string; close: string }[];

type Demo = "cafe" | "pizzaria" | "taqueria";

type Variant = { of: Demo; change: (document: ImportDocument) => void };

const MINUTE = 60_000;
const FREE_PLAN = { name: "free", monthly_orders_limit: 50 };

/** Copies of the demo companies with a few products, in states that the originals do not always have. */
export const companyVariants: Record<string, Variant> = {
  closed: {
    of: "taqueria",
    change: (document) => {
      setHours(document, hoursThatAreClosedNow(document));
      for (const type of ["onsite", "takeaway", "table"])
        settingsOf(document, type).scheduled_orders_enabled = false;
    },
  },
  later: {
    of: "pizzaria",
    change: (document) => setHours(document, hoursThatAreClosedNow(document)),
  },
  soon: {
    of: "taqueria",
    change: (document) =>
      setHours(document, [{ open: clockTimeIn(document, -180), close: clockTimeIn(document, 25) }]),
  },
  night: {
    of: "pizzaria",
    change: (document) => {
      document.ecommerce_settings.layout_settings.landing.arrangement = "photo";
      setHours(document, [{ open: "00:00", close: "23:59" }]);
    },
  },
  brunch: {
    of: "cafe",
    change: (document) => {
      setHours(document, [{ open: "00:00", close: "23:59" }]);
      settingsOf(document, "onsite").disabled_until = null;
    },
  },
  paused: {
    of: "cafe",
    change: (document) => {
      setHours(document, [{ open: "00:00", close: "23:59" }]);
      const until = Date.now() + 90 * MINUTE;
      settingsOf(document, "onsite").disabled_until = new Date(until).toISOString();
    },
  },
  readonly: {
    of: "cafe",
    change: (document) => {
      document.ecommerce_settings.checkout_type = "READONLY";
      setHours(document, [{ open: "00:00", close: "23:59" }]);
    },
  },
  chat: {
    of: "taqueria",
    change: (document) => {
      document.ecommerce_settings.checkout_type = "WHATSAPP";
      setHours(document, [{ open: "00:00", close: "23:59" }]);
    },
  },
  measured: {
    of: "pizzaria",
    change: (document) => {
      document.ecommerce_settings.analytics_settings = { facebook_pixel: PIXEL_ID };
      setHours(document, [{ open: "00:00", close: "23:59" }]);
    },
  },
  free: {
    of: "taqueria",
    change: ({ company }) =>
      Object.assign(company, { current_subscriptions: [FREE_PLAN], highest_plan: null }),
  },
  empty: {
    of: "pizzaria",
    change: (document) => void document.categories.splice(0),
  },
};

/** Returns the demo company with this name, or of which `name` is a copy. */
export function demoCompanyOf(name: string): "cafe" | "pizzaria" | "taqueria" {
  if (name === "cafe" || name === "pizzaria") return name;
  return companyVariants[name.split("-")[0] ?? ""]?.of ?? "taqueria";
}

/** Writes the variant as an import file with its pictures into `folder`; answers with its path. */
export async function writeVariant(
  name: string,
  folder: string,
  ground: Background | null = null,
): Promise<string> {
  const variant = companyVariants[name];
  if (!variant) throw new Error(`There is no variant ${name}`);
  return writeDemoCopy(name, variant.of, folder, (document) => {
    variant.change(document);
    setBackground(document, ground);
  });
}

/** Writes a demo company with another background. */
export async function writeDemoCompany(
  of: Demo,
  folder: string,
  ground: Background | null,
): Promise<string> {
  const document = await readDemo(of);
  setBackground(document, ground);
  return writeDocument(document, of, path.join(folder, of));
}

/** Sets the background of all pages except the landing page. */
export function setBackground(
  { ecommerce_settings }: ImportDocument,
  ground: Background | null,
): void {
  if (!ground) return;
  ecommerce_settings.layout_settings.product = {
    ...ecommerce_settings.layout_settings.product,
    body: { background_type: "flat_color", background_color: tourBackgrounds[ground] },
  };
}

/** Writes a changed copy of a demo company at the host `name`, with the products that `keeps` names. */
export async function writeDemoCopy(
  name: string,
  of: Demo,
  folder: string,
  change: (document: ImportDocument) => void,
  keeps: (product: ImportDocument, index: number) => boolean = (_, index) => index < 3,
): Promise<string> {
  const document = await readDemo(of);
  setHost(document, name);
  for (const category of document.categories) category.products = category.products.filter(keeps);
  change(document);
  return writeDocument(document, of, path.join(folder, name));
}

function setHost(document: ImportDocument, name: string): void {
  document.hosts = [`${name}.localhost`];
  document.company.id = name;
  document.company.token = `tour-${name}`;
  for (const qr of document.qrs) qr.id = `${name}-${qr.id}`;
}

async function readDemo(of: Demo): Promise<ImportDocument> {
  return JSON.parse(await readFile(path.join(repositoryRoot, "demo", of, "company.json"), "utf8"));
}

/** Writes the document and its pictures into `home`. */
async function writeDocument(document: ImportDocument, of: Demo, home: string): Promise<string> {
  await mkdir(path.join(home, "pictures"), { recursive: true });
  const text = JSON.stringify(document);
  for (const [picture] of text.matchAll(/pictures\/[\w-]+\.webp/gu)) {
    await cp(path.join(repositoryRoot, "demo", of, picture), path.join(home, picture));
  }
  const file = path.join(home, "company.json");
  await writeFile(file, text);
  return file;
}

function settingsOf(document: ImportDocument, type: string): ImportDocument {
  return document.ecommerce_settings[type];
}

function setHours(document: ImportDocument, day: Hours): void {
  const days = Object.keys(document.company.business_hours_settings);
  document.company.business_hours_settings = Object.fromEntries(
    days.map((name) => [name, { is_active: true, hours: day }]),
  );
}

/** Returns two hours, half a day from now: the company is closed now. */
function hoursThatAreClosedNow(document: ImportDocument): Hours {
  return [{ open: clockTimeIn(document, 12 * 60), close: clockTimeIn(document, 14 * 60) }];
}

/** Returns the local time `HH:mm` in the company's time zone, `minutes` from now. */
function clockTimeIn({ company }: ImportDocument, minutes: number): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: company.timezone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return parts.format(new Date(Date.now() + minutes * MINUTE));
}
