import type { ServiceTypeKey } from "@comanda/domain/company/service-type";
import type { SectionValue } from "../../../parts/saving/section-value.ts";
import { listPath, type Method, methodsOf, withMethod } from "../../payments/draft/method-list.ts";

/** What guests pay by hand, without a provider. */
export const HAND_KINDS = ["cash", "card_terminal"] as const;
type HandKind = (typeof HAND_KINDS)[number];

const isKind = ({ code }: Method, kind: HandKind) => code.toLowerCase() === kind;

/** Whether guests of an order type can pay in a way. */
export function hasKind(value: SectionValue, type: ServiceTypeKey, kind: HandKind): boolean {
  return methodsOf(value, type).some((method) => isKind(method, kind));
}

/** The lists of some order types with a kind or without it; other methods stay as they are. */
export function withKind(
  value: SectionValue,
  types: readonly ServiceTypeKey[],
  kind: HandKind,
  { on, name }: { on: boolean; name: string | null },
): Record<string, Method[]> {
  return Object.fromEntries(
    types.map((type) => {
      const methods = methodsOf(value, type);
      if (!on) return [listPath(type), methods.filter((method) => !isKind(method, kind))];
      return [
        listPath(type),
        hasKind(value, type, kind) ? methods : withMethod(methods, kind, { description: name }),
      ];
    }),
  );
}
