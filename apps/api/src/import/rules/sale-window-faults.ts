import { faultsFromIssues } from "@comanda/contract/calls/parse-answer";
import type { Fault } from "@comanda/contract/calls/problems";
import { SellingWindow } from "@comanda/contract/companies/sale-windows";
import * as v from "valibot";
import {
  childPart,
  childPath,
  type DocumentPart,
  fieldValue,
  listItems,
} from "../document/document-parts.ts";

/** Returns faults of the times at which categories and products are sold. */
export function sellingWindowFaults(root: DocumentPart): Fault[] {
  const categories = listItems([root], "categories");
  return [...categories, ...listItems(categories, "products")].flatMap((part) => {
    const list = childPart(part, "availability");
    if (list.value != null && !Array.isArray(list.value))
      return [{ path: list.path, message: "is no list of times" }];
    return listItems([part], "availability").flatMap(windowFaults);
  });
}

function windowFaults({ path, value }: DocumentPart): Fault[] {
  const { issues } = v.safeParse(SellingWindow, value);
  if (issues)
    return faultsFromIssues(issues).map((fault) => ({
      ...fault,
      path: [path, fault.path].filter(Boolean).join("."),
    }));
  const isEmpty = fieldValue(value, "from") === fieldValue(value, "to");
  return isEmpty
    ? [{ path: childPath(path, "to"), message: "is the same as from", code: "same_time" }]
    : [];
}
