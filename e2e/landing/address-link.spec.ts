import { fetchUrl } from "../support/fetch-url.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the address opens a map in a new tab when it is shown and has coordinates", async () => {
  const restaurant = await createRestaurant(({ company }) => {
    const address = { address: "Colima 220", address_enabled: true };
    Object.assign(company, address, { latitude: 19.4194, longitude: -99.1617 });
  });
  const mainHtml = async () => {
    const { html } = await fetchUrl(restaurant.url("/"));
    return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  };
  const map = "https://www.google.com/maps/search/?api=1&amp;query=19.4194,-99.1617";
  const [link = ""] = /<a [^>]*google[^>]*>.*?Colima 220/u.exec(await mainHtml()) ?? [];
  expect(link).toContain(`href="${map}" target="_blank"`);
  for (const change of [
    { address_enabled: false },
    { address_enabled: true, latitude: null, longitude: null },
  ]) {
    await restaurant.reimport(({ company }) => Object.assign(company, change));
    const html = await mainHtml();
    expect(html).toContain("La Prueba");
    expect(html).not.toContain("Colima 220");
  }
});
