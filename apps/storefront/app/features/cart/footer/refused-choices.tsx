import { Button } from "@comanda/ui/controls/button.tsx";
import { SERVICE_TYPE_ICONS } from "../../../ordering/service-type-icons.ts";
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
      {refused.map(({ type, reason }) => {
        const Icon = SERVICE_TYPE_ICONS[type];
        return (
          <Button
            key={type}
            look="secondary"
            className="justify-start! gap-3! px-4! py-2 text-start!"
            disabled
          >
            <Icon aria-hidden="true" className="size-5 flex-none" />
            <span className="flex min-w-0 flex-col text-sm">
              {typeName(type)}
              <span className="text-xs font-normal">{reasonText(reason)}</span>
            </span>
          </Button>
        );
      })}
    </div>
  );
}
