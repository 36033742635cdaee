import { SiteFooter } from "./site-footer.tsx";

/** Ends a page beside the menu with the site's last lines and a link to the landing page. */
export function PageFooter() {
  return (
    <footer className="px-4 pb-4 text-center text-xs text-muted">
      <SiteFooter toLanding />
    </footer>
  );
}
