import { Button } from "@comanda/ui/controls/button.tsx";
import { useReasonText } from "../../../ordering/use-reason-text.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import { type OrderChoice, splitChoices } from "../view/order-choices.ts";

/**
 * Shows the ways to order that have a reason of their own against them, such as a minimum. They stand
 * in the list, so that the bar below it stays small.
 */
export function RefusedChoices({ choices }: { choices: readonly OrderChoice[] }) {
  const typeName = useServiceTypeName();
  const reasonText = useReasonText();
  const { refused } = splitChoices(choices);
  if (refused.length === 0) return null;
  return (
    <div className="mx-4 mt-4 flex flex-col gap-2 lg:mx-0">
      {refused.map(({ type, reason }) => (
        <Button key={type} look="secondary" className="px-4! py-2" disabled>
          <span className="flex min-w-0 flex-col text-sm">
            {typeName(type)}
            <span className="text-xs font-normal">{reasonText(reason)}</span>
          </span>
        </Button>
      ))}
    </div>
  );
}
