import { JoinPage } from "../sign-in/join-page.tsx";

export default function Join() {
  return <JoinPage />;
}
