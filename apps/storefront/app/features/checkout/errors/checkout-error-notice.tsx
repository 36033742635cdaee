import { shortageName } from "@comanda/domain/menu/shortage-name";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useOnline } from "@comanda/ui/web/use-online.ts";
import type { ReactNode } from "react";
import { useMenu } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { useDiscountRefusalText } from "../../../offers/use-discount-refusal-text.ts";
import { useNextSaleText } from "../../../ordering/use-next-sale-text.ts";
import { usePricedCart } from "../../../ordering/use-priced-cart.ts";
import { useReasonText } from "../../../ordering/use-reason-text.ts";
import { useTooManyTriesText } from "../../../pay/requests/use-too-many-tries-text.ts";
import type { CheckoutError } from "./checkout-error.ts";

type CheckoutErrorNoticeProps = { error: CheckoutError; action?: ReactNode };

/** Shows the text of an error, with a button that helps. It clears nothing that the customer typed. */
export function CheckoutErrorNotice({ error, action }: CheckoutErrorNoticeProps) {
  const online = useOnline();
  const errorLines = useErrorLines();
  const lines = errorLines(error, online);
  return (
    <Notice tone={isOfNetwork(error) ? "warning" : "danger"} alert action={action}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

const isOfNetwork = ({ kind }: CheckoutError) => kind === "unreachable" || kind === "unanswered";

function useErrorLines() {
  const t = useText();
  const reasonText = useReasonText();
  const nextSaleText = useNextSaleText();
  const tooManyTriesText = useTooManyTriesText();
  const discountWords = useDiscountRefusalText();
  const { missing } = usePricedCart();
  const { categories } = useMenu();
  return (error: CheckoutError, online: boolean): string[] => {
    switch (error.kind) {
      case "unreachable":
      case "unanswered":
        return [t(online ? `failure.${error.kind}` : "failure.offline")];
      case "busy":
        return [tooManyTriesText(error.waitSeconds)];
      case "server":
        return error.backendMessage ? [error.backendMessage] : [t("failure.server")];
      case "stock":
        return error.shortages.map((each) =>
          t("failure.left", { name: shortageName(each, categories), left: each.left }),
        );
      case "sale":
        return [
          t("failure.sale", {
            names: error.shortages.map((each) => shortageName(each, categories)).join(", "),
          }),
          ...(error.nextAt ? [nextSaleText(error.nextAt)] : []),
        ];
      case "menu": {
        const missingNames = missing.flatMap(({ name }) =>
          name ? t("failure.gone", { name }) : [],
        );
        return missingNames.length > 0 ? missingNames : [t("failure.menu")];
      }
      case "refused":
        return error.reasons.map(reasonText);
      case "discount":
        return [discountWords(error.refusal)];
      case "place":
        return [t(`failure.place.${error.code}`)];
      default:
        return [t(`failure.${error.kind}`)];
    }
  };
}
