import { LinkSignInPage } from "../sign-in/link-pages.tsx";

export default function LinkSignIn() {
  return <LinkSignInPage />;
}
