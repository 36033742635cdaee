import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useText } from "../../../i18n/text.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import type { CartRow, RowProblem } from "../view/cart-view.ts";

type RowProblemNoteProps = { row: CartRow; problem: RowProblem; onEdit: () => void };

/** Shows why a line cannot be ordered, with buttons to fix it. */
export function RowProblemNote({ row, problem, onEdit }: RowProblemNoteProps) {
  const t = useText();
  const setQuantity = useCart((cart) => cart.setQuantity);
  const { hash } = row.line;
  const remove = (
    <Button look="plain" onClick={() => setQuantity(hash, 0)}>
      {t("cart.remove")}
    </Button>
  );

  if (problem.code === "options") {
    const again = (
      <Button look="plain" aria-haspopup="dialog" onClick={onEdit}>
        {t("cart.chooseAgain")}
      </Button>
    );
    return <ProblemNotice text={t("cart.optionsChanged")} action={[again, remove]} />;
  }
  if (problem.code === "notOnSale") {
    const hint = t(problem.takesLater ? "cart.onSaleLater" : "cart.notOnSale");
    const text = `${problem.text}. ${hint}`;
    return <ProblemNotice text={text} action={problem.takesLater ? [] : [remove]} />;
  }
  if (problem.left === 0) return <ProblemNotice text={t("cart.soldOut")} action={[remove]} />;
  const reduce = (
    <Button look="plain" onClick={() => setQuantity(hash, problem.left)}>
      {t("cart.takeLeft", { count: problem.left })}
    </Button>
  );
  return <ProblemNotice text={t("cart.onlyLeft", { count: problem.left })} action={[reduce]} />;
}

function ProblemNotice({ text, action }: { text: string; action: React.ReactElement[] }) {
  const [first, second] = action;
  return (
    <Notice
      className="mt-3"
      action={
        <>
          {first}
          {second}
        </>
      }
    >
      {text}
    </Notice>
  );
}
