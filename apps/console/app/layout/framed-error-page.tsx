import type { ReactNode } from "react";
import { CompanyFrame } from "./company-frame.tsx";
import { type CompanyPage, CompanyPageProvider } from "./company-page.tsx";
import { ErrorPage, ErrorText } from "./error-page.tsx";

type FramedErrorPageProps = {
  status: number;
  /** The company whose bars stand around the error; null for a visitor who is signed out. */
  frame: CompanyPage | null;
  /** What the company's board tells beside the error. */
  board: (companyId: string) => ReactNode;
};

/**
 * The page in place of one that is missing or not allowed, with the bars of a company. New orders ring and are
 * shown as on its other pages.
 */
export function FramedErrorPage({ status, frame, board }: FramedErrorPageProps) {
  if (!frame) return <ErrorPage status={status} />;
  return (
    <CompanyPageProvider value={frame}>
      <CompanyFrame board={false}>
        <ErrorText status={status} />
        {board(frame.member.company.id)}
      </CompanyFrame>
    </CompanyPageProvider>
  );
}
