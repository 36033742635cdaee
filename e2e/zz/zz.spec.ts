import { accessibilityViolations } from "../support/browser/accessibility.ts";
import { test } from "../support/test.ts";
test.use({ locale: "ar" });
test("zz", async ({ page }) => {
  await page.goto("/products");
  for (const z of ["10", ""]) {
    const under = await page.evaluate((z) => {
      const style = new CSSStyleSheet();
      style.replaceSync(".category { content-visibility: visible !important; }");
      document.adoptedStyleSheets.push(style);
      scrollTo({ top: 1500, behavior: "instant" });
      const bar = document.querySelector(".category-bar")?.getBoundingClientRect() as DOMRect;
      const middle = (box: DOMRect) => box.top + box.height / 2;
      for (const each of document.querySelectorAll<HTMLElement>(".quick-add")) each.style.zIndex = z;
      const button = document.querySelectorAll(".quick-add")[8] as HTMLElement;
      scrollBy({ top: middle(button.getBoundingClientRect()) - middle(bar) - 14, behavior: "instant" });
      const { left, width } = button.getBoundingClientRect();
      return [document.elementFromPoint(left + width / 2, middle(bar))?.outerHTML.slice(0, 120), JSON.stringify(button.getBoundingClientRect()), JSON.stringify([...document.querySelectorAll(".category-bar > button")].at(-1)?.getBoundingClientRect())];
    }, z);
    console.log("ZZ", z, under, JSON.stringify((await accessibilityViolations(page)).map(({ rule, nodes }) => [rule, nodes[0]?.slice(0, 500)])));
  }
});
