import { DemoPage } from "../sign-in/link-pages.tsx";

export default function Demo() {
  return <DemoPage />;
}
