import type { ReactNode } from "react";
import { useText } from "../../../i18n/text.tsx";
import { useOnline } from "../../../session/online.ts";
import { useDiscountWords } from "../../../shop/offers/discount-words.ts";
import { usePricedCart } from "../../../shop/priced-cart.ts";
import { useReasonText } from "../../../shop/reason-text.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { Trouble } from "./trouble.ts";

type TroubleNoticeProps = { trouble: Trouble; action?: ReactNode };

/** What failed, in words, with what can be done about it. Nothing that was typed is lost by it. */
export function TroubleNotice({ trouble, action }: TroubleNoticeProps) {
  const online = useOnline();
  const words = useTroubleWords();
  const lines = words(trouble, online);
  return (
    <Notice tone={trouble.kind === "unreachable" ? "warning" : "danger"} alert action={action}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

function useTroubleWords() {
  const t = useText();
  const reasonText = useReasonText();
  const discountWords = useDiscountWords();
  const { missing } = usePricedCart();
  return (trouble: Trouble, online: boolean): string[] => {
    switch (trouble.kind) {
      case "unreachable":
        return [t(online ? "trouble.unreachable" : "trouble.offline")];
      case "server":
        return trouble.said ? [trouble.said] : [t("trouble.server")];
      case "stock":
        return trouble.shortages.map(({ name, left }) => t("trouble.left", { name, left }));
      case "menu": {
        const gone = missing.flatMap(({ name }) => (name ? t("trouble.gone", { name }) : []));
        return gone.length > 0 ? gone : [t("trouble.menu")];
      }
      case "refused":
        return trouble.reasons.map(reasonText);
      case "discount":
        return [discountWords(trouble.refusal)];
      case "place":
        return [t(`trouble.place.${trouble.code}`)];
      default:
        return [t(`trouble.${trouble.kind}`)];
    }
  };
}
