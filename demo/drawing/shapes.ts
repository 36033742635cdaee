// Parts of an SVG for the toppings, around 0,0 and about 60 units wide.

/** Returns the shadow of an SVG shape. */
export const shadow = (shape: string) => `<g transform="translate(3 5)" opacity=".22">${shape}</g>`;

/** A slice: a disc with an edge of another colour. */
export function disc(radius: number, fill: string, edge: string, inside = ""): string {
  const black = `<circle r="${radius}" fill="#000"/>`;
  return `${shadow(black)}<circle r="${radius}" fill="${fill}" stroke="${edge}" stroke-width="5"/>${inside}`;
}

/** Any other shape, by its outline. */
export function shape(path: string, fill: string, inside = ""): string {
  return `${shadow(`<path d="${path}" fill="#000"/>`)}<path d="${path}" fill="${fill}"/>${inside}`;
}

/** Returns a ring, for example of onion. */
export function ring(radius: number, color: string, width: number): string {
  const circle = (stroke: string) =>
    `<circle r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  return `${shadow(circle("#000"))}${circle(color)}`;
}

/** Dots of one size. */
export function dots(color: string, radius: number, places: [x: number, y: number][]): string {
  return places
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`)
    .join("");
}

/** A light reflection. */
export const gleam = `<ellipse cx="-9" cy="-11" rx="11" ry="6" fill="#fff" opacity=".3" transform="rotate(-35)"/>`;
