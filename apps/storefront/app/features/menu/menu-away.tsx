import { SiteFooter } from "../../page/site-footer.tsx";
import { MissingPart } from "../../shop/missing-part.tsx";
import { MenuHeader } from "./menu-header.tsx";

/** The restaurant's page while its menu cannot be loaded: says so, and loads it again. */
export function MenuAway() {
  return (
    <>
      <MenuHeader />
      <main className="menu-container p-4">
        <MissingPart />
      </main>
      <footer className="p-4 text-center text-xs text-muted">
        <SiteFooter />
      </footer>
    </>
  );
}
