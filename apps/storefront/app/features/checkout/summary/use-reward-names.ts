import type { Order } from "@comanda/contract/orders/order";
import { type DishNames, rewardNames } from "@comanda/domain/orders/dish-names";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useLoyaltyProgram } from "../../../offers/use-loyalty-program.ts";

/** Returns the names of the draft's rewards in the language of the page, fetched where it has one. */
export function useRewardNames(order: Order | null): DishNames {
  const { company } = useCompanySite();
  const discounts = order?.discounts ?? [];
  const hasReward = discounts.some((each) => each.reward_id);
  const program = useLoyaltyProgram(company.id, hasReward);
  return rewardNames(discounts, program?.rewards ?? []);
}
