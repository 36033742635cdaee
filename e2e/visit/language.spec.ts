import { fetchUrl } from "../support/fetch-url.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

test("the language is saved in a cookie once", async () => {
  const first = await fetchUrl(`${companyOrigin()}/`);
  const lang = /<html[^>]* lang="([\w-]+)"/u.exec(first.html)?.[1];
  expect(lang).toBe("es-MX");
  const cookies = first.headers["set-cookie"] ?? [];
  expect(cookies).toHaveLength(1);
  const [cookie = "", ...attributes] = cookies[0]?.split("; ") ?? [];
  expect(cookie).toBe(`i18n_redirected=${lang}`);
  expect(attributes).toEqual(
    expect.arrayContaining([`Max-Age=${365 * 86_400}`, "Path=/", "SameSite=Lax"]),
  );
  const again = await fetchUrl(`${companyOrigin()}/`, cookie);
  expect(again.headers["set-cookie"]).toBeUndefined();
});
