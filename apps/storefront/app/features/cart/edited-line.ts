import { useLocation, useNavigate } from "react-router";

/**
 * The line of the cart that is being changed. It is in the state of the browser's history entry, so
 * that the browser's own way back closes it; not in the address, for it holds what was written.
 */
export function useEditedLine() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hash: unknown = state?.editedLine;
  return {
    hash: typeof hash === "string" ? hash : null,
    edit: (editedLine: string) =>
      void navigate(pathname + search, { state: { editedLine }, preventScrollReset: true }),
    close() {
      if (hash) void navigate(-1);
    },
  };
}
