import { ConfirmEmailPage } from "../sign-in/link-pages.tsx";

export default function ConfirmEmail() {
  return <ConfirmEmailPage />;
}
