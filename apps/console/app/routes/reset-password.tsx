import { ResetPasswordPage } from "../sign-in/password-pages.tsx";

export default function ResetPassword() {
  return <ResetPasswordPage />;
}
