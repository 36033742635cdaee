import { hasPermission } from "@comanda/domain/staff/permissions";
import { useRouteLoaderData } from "react-router";
import { OrderPanel } from "../board/detail/order-panel.tsx";
import { useCompanyPage } from "../layout/company-page.tsx";
import type { PageHandle } from "../layout/page-handle.ts";
import { PrintMenu } from "../printing/print-menu.tsx";
import type { Route } from "./+types/order";
import type { loader as companyLoader } from "./company-layout.tsx";

export const handle = { permission: "orders.read", frame: "board" } satisfies PageHandle;

export default function Order({ params }: Route.ComponentProps) {
  const { member } = useCompanyPage();
  const { companyId } = params;
  const company = useRouteLoaderData<typeof companyLoader>("routes/company-layout");
  return (
    <OrderPanel
      key={params.orderId}
      orderId={params.orderId}
      tiles={company?.tiles}
      renderPrint={
        hasPermission(member.role, "tickets.print")
          ? ({ id }) => <PrintMenu companyId={companyId} orderId={id} />
          : undefined
      }
    />
  );
}
