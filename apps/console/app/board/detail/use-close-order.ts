import { useLocation, useNavigate } from "react-router";
import { useCompanyPath } from "../../layout/company-page.tsx";

/** Back to where the order was opened from, else to the board. */
export function useCloseOrder(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const board = useCompanyPath()("orders");
  return () => {
    if (state?.back) void navigate(-1);
    else void navigate(board, { preventScrollReset: true });
  };
}
