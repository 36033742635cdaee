import type { Fault } from "@comanda/contract/calls/problems";
import { hasPaidPlanLapsed } from "@comanda/domain/company/plan";
import {
  childPart,
  childPath,
  type DocumentPart,
  fieldValue,
  listItems,
  textField,
} from "../document/document-parts.ts";

const TYPES = ["table", "onsite", "takeaway", "delivery"];

/** Returns warnings about a restaurant whose menu is only shown although it is to be ordered from. */
export function orderingWarnings(root: DocumentPart): Fault[] {
  const settings = childPart(root, "ecommerce_settings");
  if (textField(settings.value, "checkout_type") === "READONLY") return [];
  return [
    ...lapsedPlan(root),
    ...inactiveTypes(settings),
    ...unpayableTypes(root, settings),
    ...emptyMenu(root),
  ];
}

function lapsedPlan(root: DocumentPart): Fault[] {
  const company = childPart(root, "company");
  const highest_plan = textField(company.value, "highest_plan");
  const subscriptions = listItems([company], "current_subscriptions");
  const current_subscriptions = subscriptions.map(({ value }) => ({
    name: textField(value, "name") ?? "",
  }));
  if (!hasPaidPlanLapsed({ highest_plan, current_subscriptions })) return [];
  const path = childPath(company.path, "current_subscriptions");
  return [{ path, message: `has no plan like "${highest_plan}" any more: the menu is only shown` }];
}

function inactiveTypes(settings: DocumentPart): Fault[] {
  if (TYPES.some((type) => isActive(settings, type))) return [];
  return [{ path: settings.path, message: "has no active order type: the menu is only shown" }];
}

function unpayableTypes(root: DocumentPart, settings: DocumentPart): Fault[] {
  const methods = childPart(root, "payment_methods");
  return TYPES.filter((type) => isActive(settings, type))
    .filter((type) => listItems([methods], type).length === 0)
    .map((type) => ({
      path: childPath(methods.path, type),
      message: "has no payment method: such orders cannot be sent",
    }));
}

function emptyMenu(root: DocumentPart): Fault[] {
  const products = listItems(listItems([root], "categories"), "products");
  if (products.some(({ value }) => fieldValue(value, "visible") !== false)) return [];
  return [{ path: "categories", message: "has no visible product: there is nothing to order" }];
}

const isActive = (settings: DocumentPart, type: string) =>
  fieldValue(fieldValue(settings.value, type), "active") === true;
