import { ForgotPasswordPage } from "../sign-in/password-pages.tsx";

export default function ForgotPassword() {
  return <ForgotPasswordPage />;
}
