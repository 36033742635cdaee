import { Card } from "@comanda/ui/controls/card.tsx";
import { type ReactNode, useId } from "react";

/** Shows a section of the company's information with a title. */
export function InfoSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="px-2 py-3">
      <h2 id={id} className="px-3 pb-1 hyphens-auto text-md">
        {title}
      </h2>
      {children}
    </Card>
  );
}
