// What the drawings are made of: a canvas of 960 × 600, a palette, and the few shapes that all of them share.
export const W = 960;
export const H = 600;

export const C = {
  ink: '#10222F',
  night: '#0D171E',
  nile: '#0B6E6E',
  deep: '#084C4E',
  water: '#4FB3AE',
  sky: '#BFD8D2',
  brick: '#C4532F',
  clay: '#D98F6C',
  blush: '#E9B89A',
  sand: '#EADFC8',
  paper: '#F6EFE0',
  stone: '#DEC9A0',
  earth: '#A9713F',
  wood: '#5A3A22',
  amber: '#E3B45A',
  lamp: '#F0C87A',
  garden: '#2F6B3A',
  leaf: '#7DA873',
  white: '#FBF8F2',
};

/** Chance that is the same on every run. */
export const chance =
  (seed) =>
  () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 4294967296;

export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const area = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, color, width = 2, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;
export const disc = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
/** A door or window with a round head that stands on y. */
export const arch = (x, y, w, h) => `M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`;
/** From one colour at the top to another at the foot. */
export const fade = (from, to, y = 0, h = H) => {
  const id = `f${from}${to}`.replaceAll('#', '');
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>${rect(0, y, W, h, `url(#${id})`)}`;
};
/** A palm whose foot is at x, y. */
export const palm = (x, y, h, color) => {
  const [tx, ty] = [x + h * 0.08, y - h];
  const leaves = [
    [-34, 12],
    [-28, -14],
    [-8, -28],
    [16, -26],
    [32, -8],
    [34, 16],
  ];
  return (
    line(`M${x} ${y}Q${x - h * 0.04} ${y - h / 2} ${tx} ${ty}`, color, h * 0.07) +
    leaves
      .map(([dx, dy]) =>
        area(
          `M${tx} ${ty}Q${tx + dx * 0.6} ${ty + dy - h * 0.13} ${tx + dx * (h / 90)} ${ty + dy * (h / 90)}Q${tx + dx * 0.5} ${ty + dy + 2} ${tx} ${ty}Z`,
          color,
        ),
      )
      .join('')
  );
};
/** A tree seen from the side. */
export const tree = (x, y, r, color = C.garden) =>
  rect(x - r * 0.08, y - r, r * 0.16, r, C.wood) +
  disc(x, y - r * 1.5, r, color) +
  disc(x - r * 0.6, y - r * 1.15, r * 0.62, color) +
  disc(x + r * 0.6, y - r * 1.2, r * 0.6, color);
/** A person from behind or far away: a head on shoulders. */
export const bust = (x, y, s, skin, coat) =>
  area(`M${x - 26 * s} ${y}a26 ${30} 0 0 1 ${52 * s} 0Z`.replace('a26 30', `a${26 * s} ${30 * s}`), coat) +
  disc(x, y - 38 * s, 15 * s, skin);
