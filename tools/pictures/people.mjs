// Faces of the seed's people, portrait-11 onwards: geometric busts like the first ten, no two alike.
import { C, area, disc, line, rect, times } from './ink.mjs';

const SKIN = ['#D9A47E', '#C98E66', '#B97C55', '#E0B08C', '#A86C48'];
const DARK = ['#2A1A10', '#10222F', '#3B2515', '#171019'];

const GROUNDS = [
  (c) => area('M0 320V160A160 160 0 0 1 320 160V320Z', c, 'opacity=".14"'),
  (c) => times(8, (i) => line(`M${i * 60 - 160} 320L${i * 60 + 160} 0`, c, 12, 'opacity=".1"')),
  (c) => times(4, (j) => times(4, (i) => disc(40 + i * 80, 40 + j * 80, 12, c, 'opacity=".16"'))),
  (c) => area('M0 320V250L60 210L120 240L200 180L260 220L320 190V320Z', c, 'opacity=".2"'),
  (c) => disc(70, 80, 46, c, 'opacity=".24"'),
  (c) => rect(0, 0, 160, 320, c, 'opacity=".1"'),
];

const neck = (skin) => rect(140, 186, 40, 44, skin) + area('M140 216a20 20 0 0 0 40 0z', skin);
const face = (skin) => `<ellipse cx="160" cy="150" rx="50" ry="58" fill="${skin}"/>`;
const cap = (hair) => area('M108 142A52 58 0 0 1 212 142C196 124 182 116 160 116S124 124 108 142Z', hair);

const WRAP = 'M108 150A52 52 0 0 1 212 150V176A52 60 0 0 1 108 176Z';

/** Behind the shoulders, and before the face. */
const LOOKS = {
  hijab: {
    back: ({ hair }) => area('M92 320V150A68 78 0 0 1 228 150V320Z', hair),
    front: ({ skin, hair }) => area(WRAP, skin) + area('M104 186Q160 262 216 186L236 262Q160 300 84 262Z', hair),
  },
  draped: {
    back: ({ hair }) => area('M86 300V146A74 82 0 0 1 234 146V230Z', hair),
    front: ({ skin, hair, mark }) =>
      area(WRAP, skin) + area('M104 184Q150 250 214 190L262 214Q200 316 96 268Z', hair) + line('M112 214Q170 268 250 222', mark, 7),
  },
  turban: {
    back: () => '',
    front: ({ skin, hair, mark }) =>
      neck(skin) + face(skin) + area('M100 134Q104 70 160 68T220 134Q160 104 100 134Z', hair) + line('M106 118Q150 78 208 96M112 128Q170 92 216 120', mark, 6),
  },
  long: {
    back: ({ hair }) => area('M92 260V138A68 66 0 0 1 228 138V260Q160 286 92 260Z', hair),
    front: ({ skin, hair }) => neck(skin) + face(skin) + area('M108 150Q110 92 168 92T212 150Q206 116 176 110Q140 132 108 150Z', hair),
  },
  bob: {
    back: ({ hair }) => area('M96 214V134A64 62 0 0 1 224 134V214Z', hair),
    front: ({ skin, hair }) => neck(skin) + face(skin) + area('M108 138A52 54 0 0 1 212 138V120H108Z', hair),
  },
  tail: {
    back: ({ hair }) => area('M206 96Q276 120 250 240Q226 216 222 150Z', hair),
    front: ({ skin, hair }) => neck(skin) + face(skin) + cap(hair),
  },
  waves: {
    back: ({ hair }) => times(7, (i) => disc(98 + (i % 2) * 6, 120 + i * 20, 24, hair) + disc(222 - (i % 2) * 6, 120 + i * 20, 24, hair)) + disc(160, 106, 58, hair),
    front: ({ skin, hair }) => neck(skin) + face(skin) + area('M110 142Q120 100 164 98T210 142Q186 112 150 116Q126 122 110 142Z', hair),
  },
  short: { back: () => '', front: ({ skin, hair }) => neck(skin) + face(skin) + area('M107 142Q102 88 160 88T213 142Q206 116 186 112Q140 118 126 116Q112 122 107 142Z', hair) },
  parted: { back: () => '', front: ({ skin, hair }) => neck(skin) + face(skin) + area('M106 150Q100 84 176 86Q218 92 214 148Q208 124 196 118Q150 124 132 104Q114 120 106 150Z', hair) },
  bald: { back: () => '', front: ({ skin, hair }) => neck(skin) + face(skin) + area('M109 152A51 60 0 0 0 211 152C202 178 186 172 160 172S118 178 109 152Z', hair) },
  bearded: { back: () => '', front: ({ skin, hair }) => neck(skin) + face(skin) + area('M108 146A52 66 0 0 0 212 146C204 178 188 168 160 168S116 178 108 146Z', hair) + cap(hair) },
  moustache: { back: () => '', front: ({ skin, hair }) => neck(skin) + face(skin) + cap(hair) + area('M132 178Q160 162 188 178Q160 190 132 178Z', hair) },
  curls: {
    back: () => '',
    front: ({ skin, hair }) => neck(skin) + face(skin) + times(7, (i) => disc(112 + i * 16, 112 - Math.sin((i / 6) * Math.PI) * 22, 19, hair)),
  },
  helmet: {
    back: () => '',
    front: ({ skin, hair, mark }) => neck(skin) + face(skin) + area('M100 136A60 62 0 0 1 220 136Z', mark) + rect(92, 130, 136, 12, mark) + rect(150, 72, 20, 60, C.white, 'opacity=".35"') + area('M109 156A51 58 0 0 0 211 156C200 176 186 168 160 168S120 176 109 156Z', hair, 'opacity=".85"'),
  },
};

const EXTRAS = {
  round: `<g fill="none" stroke="${C.ink}" stroke-width="4"><circle cx="139" cy="152" r="15"/><circle cx="181" cy="152" r="15"/><path d="M154 152h12"/></g>`,
  square: `<g fill="none" stroke="${C.ink}" stroke-width="5"><rect x="122" y="140" width="32" height="24" rx="5"/><rect x="166" y="140" width="32" height="24" rx="5"/><path d="M154 150h12"/></g>`,
  tie: area('M128 216l32 36l32 -36l12 4l-44 60l-44 -60z', C.white, 'opacity=".9"') + area('M152 244h16l8 76h-32z', C.brick),
  collar: area('M128 216l32 40l32 -40l14 2l-46 66l-46 -66z', C.white, 'opacity=".26"'),
  badge: rect(206, 262, 40, 26, C.white, 'opacity=".85"') + line('M212 272h28M212 280h18', C.nile, 3),
  vest: area('M84 320L120 222L140 320ZM236 320L200 222L180 320Z', C.amber) + rect(70, 276, 180, 10, C.white, 'opacity=".6"'),
};

/** Ground, coat, hair or scarf, second colour, skin, look, ground pattern, what they wear. */
const PEOPLE = [
  ['#8C5A78', C.sand, DARK[0], C.clay, 0, 'long', 0, ['collar']],
  [C.sky, C.nile, C.ink, C.lamp, 1, 'parted', 1, ['tie']],
  [C.amber, C.ink, C.brick, C.white, 3, 'draped', 2, []],
  ['#5F7F86', '#F1E6D0', DARK[1], C.brick, 2, 'bearded', 3, ['collar']],
  [C.paper, C.garden, C.nile, C.amber, 0, 'hijab', 4, ['round']],
  [C.garden, C.sand, DARK[2], C.white, 4, 'moustache', 5, ['collar']],
  [C.clay, '#3F6670', DARK[3], C.sand, 3, 'bob', 0, ['square']],
  [C.ink, C.water, '#6B6A66', C.clay, 1, 'bald', 1, ['round', 'collar']],
  ['#DCAAC8', C.deep, C.sand, C.brick, 2, 'turban', 3, []],
  [C.nile, '#D9773F', DARK[0], C.amber, 0, 'curls', 2, ['collar']],
  ['#B9623F', C.white, '#8C5A78', C.lamp, 1, 'draped', 5, []],
  [C.stone, C.ink, DARK[1], C.amber, 4, 'helmet', 4, ['vest']],
  ['#33505A', C.blush, DARK[2], C.sand, 3, 'waves', 1, ['collar']],
  [C.lamp, C.deep, DARK[3], C.white, 0, 'short', 3, ['tie', 'square']],
  [C.leaf, C.ink, C.paper, C.nile, 2, 'hijab', 0, []],
  ['#E9A04F', '#33505A', '#B9B4AA', C.white, 3, 'bearded', 5, ['round', 'collar']],
  [C.deep, C.clay, DARK[0], C.amber, 1, 'tail', 4, ['collar']],
  ['#C9D8E4', C.brick, DARK[1], C.sand, 4, 'curls', 3, ['round']],
  [C.brick, C.paper, '#33505A', C.lamp, 0, 'hijab', 2, ['badge']],
  ['#6E8F58', C.ink, DARK[2], C.white, 2, 'short', 0, ['badge', 'collar']],
  [C.blush, C.garden, DARK[3], C.sand, 1, 'long', 5, ['round']],
  ['#3A2A4A', C.amber, DARK[0], C.white, 3, 'parted', 4, ['collar']],
  ['#DDEFE6', '#8C5A78', C.clay, C.ink, 4, 'turban', 1, ['square']],
  [C.earth, C.sky, C.ink, C.white, 0, 'moustache', 2, ['tie']],
  ['#4FA6C4', C.ink, '#E9B89A', C.brick, 2, 'draped', 3, []],
  [C.sand, '#5B3A50', DARK[1], C.clay, 1, 'bald', 0, ['collar']],
];

/** The pictures as SVG, by name. */
export const people = () =>
  PEOPLE.map(([ground, coat, hair, mark, skin, look, pattern, extras], index) => {
    const colors = { skin: SKIN[skin], hair, mark };
    const body = area('M44 320V300A84 84 0 0 1 128 216H192A84 84 0 0 1 276 300V320Z', coat);
    const worn = extras.map((name) => EXTRAS[name]).join('');
    const drawn = rect(0, 0, 320, 320, ground) + GROUNDS[pattern]('#ffffff') + LOOKS[look].back(colors) + body + LOOKS[look].front(colors) + worn;
    return {
      name: `portrait-${index + 11}`,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">${drawn}</svg>\n`,
    };
  });
