// The places and things that the seed's events, news, programs and initiatives are about; each has a picture of its own.
import { C, H, W, arch, area, bust, chance, disc, fade, line, palm, rect, times, tree } from './ink.mjs';

const range = (from, to, step) => Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
const SKINS = ['#D9A47E', '#B97C55', '#E0B08C', '#A86C48', '#C98E66'];
const crane = (x, y, h, color) =>
  line(`M${x} ${y}V${y - h}M${x + 14} ${y}V${y - h}M${x - 60} ${y - h}H${x + 230}M${x + 7} ${y - h - 46}L${x - 50} ${y - h}M${x + 7} ${y - h - 46}L${x + 220} ${y - h}M${x + 170} ${y - h}V${y - h + 90}`, color, 5) +
  line(range(0, h, 28).map((k) => `M${x} ${y - k}L${x + 14} ${y - k - 28}`).join(''), color, 2) +
  rect(x - 60, y - h, 34, 26, color) + rect(x + 158, y - h + 90, 24, 16, color);
const sail = (x, y, s, cloth, hull) =>
  area(`M${x - 60 * s} ${y}Q${x} ${y + 26 * s} ${x + 60 * s} ${y}Z`, hull) + line(`M${x - 8 * s} ${y}V${y - 96 * s}`, hull, 4 * s) +
  area(`M${x - 44 * s} ${y - 10 * s}Q${x + 6 * s} ${y - 96 * s} ${x + 40 * s} ${y - 168 * s}Q${x + 62 * s} ${y - 76 * s} ${x + 48 * s} ${y - 8 * s}Z`, cloth);
const windows = ({ x, y, w, h, columns, rows, fill, gap = 0.42 }) =>
  times(columns * rows, (k) => {
    const [u, v] = [w / columns, h / rows];
    return rect(x + (k % columns) * u + (u * gap) / 2, y + Math.floor(k / columns) * v + v * 0.22, u * (1 - gap), v * 0.56, typeof fill === 'function' ? fill(k) : fill);
  });

export const SCENES = {
  'frame-october': () =>
    fade('#F3E4CC', '#E9B89A') + disc(770, 150, 62, '#FBF3E0') + crane(150, 560, 470, C.ink) +
    times(4, (j) => rect(300, 180 + j * 96, 520, 20, '#9C8F7E') + times(5, (i) => rect(310 + i * 124, 200 + j * 96, 22, 76, '#B5A994'))) +
    line(times(12, (i) => `M${318 + i * 44} 180v-54`), '#7A3B22', 4) + rect(432, 315, 104, 57, C.clay) + rect(680, 411, 104, 57, C.clay) +
    rect(0, 560, W, 40, '#C89A62') + times(3, (i) => area(`M${560 + i * 40} 560l26 -34l26 34z`, C.earth)),
  'cranes-dusk': () =>
    fade('#3A2E4D', '#D9714A') + disc(480, 430, 110, '#F4B66A') + crane(90, 600, 360, '#1A1626') + crane(560, 600, 480, '#1A1626') +
    [[0, 420, 120], [150, 330, 150], [330, 470, 160], [520, 390, 90], [640, 300, 170], [840, 440, 140]].map(([x, y, w]) => rect(x, y, w, H - y, '#1A1626')).join(''),
  'courtyard-noon': () =>
    rect(0, 0, W, H, '#E6CFA4') + rect(150, 60, 660, 480, '#C9A873') + rect(190, 100, 580, 400, '#F4E6C8') + area('M190 100H770L640 210H190Z', '#D8BF93') +
    line(times(9, (i) => `M${190 + i * 72} 100V500`) + times(6, (j) => `M190 ${100 + j * 80}H770`), '#E2CFA6', 2) +
    disc(480, 300, 84, C.water) + disc(480, 300, 84, 'none', 'stroke="#FBF8F2" stroke-width="12"') + disc(480, 300, 22, '#DDF0EC') +
    [[250, 160], [710, 160], [250, 440], [710, 440]].map(([x, y]) => disc(x + 12, y + 14, 52, '#B89A68') + disc(x, y, 52, C.garden) + disc(x - 12, y - 10, 26, C.leaf)).join('') +
    times(8, (i) => rect(20, 20 + i * 72, 110, 46, i % 2 ? '#D2B684' : '#DCC394') + rect(830, 20 + i * 72, 110, 46, i % 2 ? '#DCC394' : '#D2B684')),
  'nile-sails': () =>
    fade('#F7D9A8', '#E58A67', 0, 330) + disc(700, 210, 80, '#FBEBC8') + area('M0 330L90 300L200 322L340 288L520 326L700 296L960 330Z', '#8A5A4C') +
    fade('#2E7C80', '#0C3C46', 330, 270) + line(times(14, (i) => `M${(i * 173) % 900} ${360 + i * 16}h${60 + ((i * 37) % 90)}`), '#7CC4BD', 3, 'opacity=".6"') +
    sail(260, 430, 1.5, C.white, C.wood) + sail(620, 380, 0.8, '#F7E6CE', C.wood) + sail(800, 500, 1.15, '#F3D2B4', '#3B2515') + times(7, (i) => rect(700 - 44 + i * 5, 340 + i * 26, 88 - i * 10, 7, '#F4B66A', 'opacity=".55"')),
  'round-table': () =>
    rect(0, 0, W, H, '#7A4A35') + line(range(0, W, 60).map((x) => `M${x} 0V${H}`).join(''), '#6B3F2C', 3) + disc(490, 312, 226, '#4A2A1C', 'opacity=".4"') + disc(480, 300, 226, '#D9AE74') + disc(480, 300, 206, '#E3BE88') +
    times(6, (k) => { const a = (k * Math.PI) / 3 + 0.2; const [x, y] = [480 + 276 * Math.cos(a), 300 + 262 * Math.sin(a)]; return disc(x, y, 52, [C.nile, C.brick, C.ink, C.garden, C.amber, '#8C5A78'][k]) + disc(480 + 252 * Math.cos(a), 300 + 240 * Math.sin(a), 25, ['#2A1A10', '#3B2515', '#10222F', '#5B4636', '#2A1A10', '#3B2515'][k]); }) +
    times(5, (k) => { const a = k * 1.256 + 0.7; return `<g transform="translate(${480 + 120 * Math.cos(a)} ${300 + 120 * Math.sin(a)}) rotate(${k * 72 + 40})">${rect(-42, -30, 84, 60, C.white)}${line('M-30 -14h56M-30 0h44M-30 14h52', '#B9B4AA', 4)}</g>`; }) +
    disc(480, 300, 30, C.white) + disc(480, 300, 20, '#5B3420') + disc(560, 250, 15, C.white) + disc(560, 250, 10, '#7A4A2A'),
  'red-lines': () =>
    rect(0, 0, W, H, '#D7E3E0') + `<g transform="rotate(-6 480 300)">${rect(130, 60, 640, 470, C.white)}${line('M190 130H700V460H190ZM190 290H430V460M430 290V130M430 350H700M560 350V460M260 290V220H430', C.ink, 9)}${line('M300 460a60 60 0 0 1 60 -60M500 350a50 50 0 0 1 50 50', C.ink, 3)}${line('M470 150C560 140 690 190 660 260S500 330 470 250S500 170 560 160M200 500C300 470 380 520 520 486M300 250l70 70M370 250l-70 70', C.brick, 8, 'stroke-linecap="round"')}</g>` +
    `<g transform="rotate(38 800 420)">${rect(640, 400, 250, 26, C.brick)}${area('M640 400l-44 13l44 13z', '#F1D7AE')}${area('M612 408l-16 5l16 5z', C.ink)}${rect(890, 400, 26, 26, '#9FB3AE')}</g>` + area('M60 560L60 380L230 560ZM90 530V450L166 530Z', C.nile, 'fill-rule="evenodd" opacity=".75"'),
  'great-hall': () =>
    rect(0, 0, W, H, '#231A2E') + area('M200 60H760L860 380H100Z', '#3A2A4A') + rect(250, 70, 460, 220, C.paper) + windows({ x: 280, y: 90, w: 400, h: 190, columns: 8, rows: 3, fill: (k) => [C.nile, C.brick, C.amber, C.sky][(k * 5) % 4], gap: 0.3 }) +
    rect(100, 360, 760, 30, '#8A5A3C') + rect(600, 300, 60, 62, '#6B3F2C') + bust(630, 306, 0.9, SKINS[0], C.nile) + area('M480 0L330 300H700Z', '#F7E6CE', 'opacity=".1"') +
    times(3, (j) => times(9, (i) => bust(60 + i * 108 + (j % 2) * 46, 460 + j * 74, 1.25 + j * 0.2, ['#171020', '#2A1A10', '#3B2515', '#0E1A22'][(i + j) % 4], ['#120D1A', '#1A1326', '#221A30'][j]))),
  'shared-stairs': () =>
    rect(0, 0, W, H, '#E9DCC3') + times(4, (j) => times(4, (i) => { const [x, y] = [40 + i * 226, 24 + j * 148]; const k = i + j * 4; return rect(x, y, 200, 124, '#F6EDDA') + rect(x + 18, y + 14, 70, 96, '#5F7F86') + rect(x + 110, y + 14, 70, 96, k % 3 ? '#5F7F86' : '#3B5158') + (k % 2 ? rect(x + 10, y + 74, 180, 50, ['#0B6E6E', '#C4532F', '#B99A62', '#6E8F58'][k % 4]) : rect(x + 118, y + 78, 54, 32, '#DADADA') + line(`M${x + 128} ${y + 94}h34`, '#9A9A9A', 8)) + (k % 5 === 1 ? line(`M${x + 6} ${y + 64}h188`, '#7A6A50', 2) + times(5, (q) => rect(x + 16 + q * 36, y + 64, 24, 34, [C.brick, C.white, C.amber, C.sky, '#8C5A78'][q])) : ''); })),
  'shaded-street': () =>
    fade('#CFE3DC', '#F3E4CC') + rect(0, 180, 250, 420, '#D9A47E') + rect(710, 140, 250, 460, '#C98E66') + windows({ x: 20, y: 200, w: 210, h: 280, columns: 3, rows: 3, fill: '#7A4A35' }) + windows({ x: 730, y: 170, w: 210, h: 300, columns: 3, rows: 3, fill: '#6B3F2C' }) +
    area('M250 600L420 330H540L710 600Z', '#E6D6B6') + times(4, (i) => area(`M250 ${196 + i * 54}L710 ${170 + i * 50}L710 ${196 + i * 50}Q480 ${236 + i * 52} 250 ${222 + i * 54}Z`, [C.brick, C.amber, C.nile, C.white][i], 'opacity=".9"')) +
    tree(330, 600, 86) + tree(640, 600, 92, '#3F7E44') + tree(440, 420, 44, C.leaf) + tree(530, 416, 40, C.garden) + rect(420, 540, 130, 14, C.wood) + rect(432, 554, 10, 36, C.wood) + rect(528, 554, 10, 36, C.wood),
  'book-shelf': () =>
    rect(0, 0, W, H, '#3B2A22') + times(3, (j) => { const next = chance(j + 4); let x = 24; let shelf = ''; while (x < 900) { const w = 22 + Math.floor(next() * 34); const h = 110 + Math.floor(next() * 60); const color = [C.nile, C.brick, C.amber, C.sand, C.garden, '#8C5A78', '#5F7F86', C.clay][Math.floor(next() * 8)]; shelf += rect(x, 186 + j * 196 - h, w, h, color) + rect(x, 186 + j * 196 - h + 22, w, 8, C.white, 'opacity=".55"'); x += w + (next() > 0.86 ? 60 : 4); } return shelf + rect(0, 186 + j * 196, W, 22, '#5E4433'); }),
  'round-corner': () =>
    fade('#8FB8C8', '#E8EDE4') + area('M180 600V90Q480 20 780 90V600Z', '#EBD9B4') + area('M560 50Q680 62 780 90V600H560Z', '#D6BE90') +
    times(6, (j) => line(`M170 ${132 + j * 82}Q480 ${64 + j * 82} 790 ${132 + j * 82}`, '#C9A873', 12) + times(7, (i) => { const t = (i + 0.5) / 7; const y = 164 + j * 82 - 68 * 2 * t * (1 - t); return rect(186 + t * 570, y - 14, 46, 42, j === 5 ? '#3B2515' : '#3F6670'); })) +
    rect(440, 10, 80, 44, '#D6BE90') + line('M480 10V-30', C.ink, 5) + rect(0, 330, 160, 270, '#C98E66') + rect(800, 280, 160, 320, '#B97C55') + rect(0, 588, W, 12, '#6B6A66') + palm(110, 588, 190, '#35523A'),
  'blank-sheet': () =>
    rect(0, 0, W, H, C.deep) + rect(150, 50, 660, 500, C.white) + line(range(200, 800, 100).map((x) => `M${x} 50V550`).join('') + range(100, 550, 50).map((y) => `M150 ${y}H810`).join(''), '#D6DED9', 2) + rect(150, 50, 660, 50, '#DDEBE6') +
    [[230, 180, C.nile], [330, 260, C.nile], [430, 330, C.amber], [530, 220, C.nile], [630, 120, C.brick]].map(([x, h, color]) => rect(x, 520 - h, 60, h, color)).join('') + line('M240 400L360 320L470 260L560 330L700 150', C.ink, 6) + disc(700, 150, 14, C.ink) + rect(600, 400, 100, 50, 'none', `stroke="${C.brick}" stroke-width="6"`),
  'lantern-night': () =>
    fade('#182338', '#3F2B4A') + times(3, (j) => line(`M0 ${70 + j * 70}Q480 ${190 + j * 60} 960 ${50 + j * 80}`, '#6A5A70', 3) + times(9, (i) => { const t = (i + 0.5) / 9; const y = 70 + j * 70 + 2 * t * (1 - t) * 110 - t * t * 12; return disc(t * W, y + 24, 34, C.lamp, 'opacity=".18"') + area(`M${t * W - 12} ${y + 8}h24l8 28l-20 18l-20 -18z`, [C.lamp, C.clay, '#F7E6CE'][(i + j) % 3]); })) +
    rect(0, 470, W, 130, '#120F1C') + times(8, (i) => bust(70 + i * 118, 520, 1.5, SKINS[i % 5], [C.nile, C.brick, '#5F7F86', C.amber, '#8C5A78', C.garden, C.clay, C.sand][i])) + palm(60, 470, 240, '#0E1420') + palm(890, 470, 280, '#0E1420'),
  'wall-schedule': () =>
    rect(0, 0, W, H, '#F1E6D0') + rect(60, 60, 840, 480, C.white) + line(range(180, 900, 72).map((x) => `M${x} 60V540`).join(''), '#E2D8C4', 2) + rect(60, 60, 840, 52, C.ink) +
    [[180, 216, C.nile], [252, 300, C.nile], [396, 144, C.amber], [396, 288, C.leaf], [540, 230, C.nile], [612, 252, C.brick], [700, 160, C.brick]].map(([x, w, color], j) => rect(x, 132 + j * 56, w, 34, color) + rect(80, 138 + j * 56, 74, 20, '#D6CBB6')).join('') + line('M648 112V540', C.brick, 5, 'stroke-dasharray="14 10"') + disc(648, 112, 13, C.brick),
  'tile-fountain': () => {
    const star = (x, y, r, fill) => area(times(8, (k) => { const [a, b] = [(k * Math.PI) / 4, ((k + 0.5) * Math.PI) / 4]; return `${k ? 'L' : 'M'}${x + r * Math.cos(a)} ${y + r * Math.sin(a)}L${x + r * 0.62 * Math.cos(b)} ${y + r * 0.62 * Math.sin(b)}`; }) + 'Z', fill);
    return rect(0, 0, W, H, '#0F5A78') + times(60, (k) => { const [x, y] = [(k % 10) * 106, Math.floor(k / 10) * 106]; return star(x + 52, y + 52, 50, (k + Math.floor(k / 10)) % 2 ? '#E8F1EE' : '#4FA6C4') + star(x + 52, y + 52, 22, (k + Math.floor(k / 10)) % 2 ? C.brick : C.amber); }) + disc(480, 300, 180, '#0B3F56') + disc(480, 300, 164, '#3FA3B8') + [130, 92, 54].map((r) => disc(480, 300, r, 'none', 'stroke="#BFE6E6" stroke-width="5"')).join('') + disc(480, 300, 18, C.white);
  },
  'sun-screens': () =>
    rect(0, 0, W, H, '#F4D58A') + times(8, (i) => times(5, (j) => { const [x, y] = [i * 124 - 16, j * 124 - 6]; const open = (i * 3 + j * 5) % 4; return rect(x, y, 116, 116, ['#D9773F', '#E9A04F', '#C4532F', '#F0BB62'][open]) + area(`M${x} ${y}L${x + 116} ${y}L${x + 116 - open * 26} ${y + 116}L${x} ${y + 116}Z`, '#FBEFD2', 'opacity=".92"') + area(`M${x + 12} ${y + 12}h${70 - open * 14}v92h-${56 - open * 8}z`, '#E7D3A4'); })),
  'marked-plot': () =>
    fade('#A9CCD6', '#F3E4CC', 0, 260) + area('M0 260Q240 210 520 246T960 222V600H0Z', '#E0BE86') + area('M0 340Q300 300 960 350V600H0Z', '#D3AC70') + area('M250 330L690 310L860 540L120 560Z', '#EACFA0') +
    line('M250 330L690 310L860 540L120 560Z', C.white, 5, 'stroke-dasharray="26 14"') + [[250, 330], [690, 310], [860, 540], [120, 560]].map(([x, y]) => rect(x - 6, y - 86, 12, 90, C.wood) + area(`M${x + 6} ${y - 86}l54 16l-54 18z`, C.brick)).join('') + rect(430, 330, 10, 120, C.wood) + rect(370, 300, 150, 72, C.white) + line('M390 324h110M390 348h70', C.ink, 7) + area('M60 250l60 -80l60 80zM150 250l40 -52l40 52z', '#C9A06A'),
  'saturday-scaffold': () =>
    rect(0, 0, W, H, '#B9623F') + times(40, (k) => rect((k % 8) * 124 - (Math.floor(k / 8) % 2) * 62, Math.floor(k / 8) * 124, 118, 56, '#C4714C') + rect((k % 8) * 124 - (Math.floor(k / 8) % 2 ? 0 : 62), Math.floor(k / 8) * 124 + 62, 118, 56, '#AE5837')) +
    line(range(90, 960, 200).map((x) => `M${x} 0V600`).join('') + 'M0 150H960M0 330H960M0 510H960M90 150L290 330M490 330L690 510M690 0L890 150', '#E6DECF', 9) + [150, 330, 510].map((y) => rect(0, y, W, 16, '#D9AE74')).join('') +
    [[210, 150, C.amber], [580, 150, C.white], [380, 330, C.amber], [760, 330, C.nile], [170, 510, C.white], [600, 510, C.amber]].map(([x, y, hat], i) => bust(x, y, 1.7, SKINS[i % 5], [C.nile, C.ink, '#5F7F86', C.garden, '#8C5A78', C.ink][i]) + area(`M${x - 32} ${y - 70}h64a32 34 0 0 0 -64 0z`, hat)).join(''),
  'many-doors': () =>
    rect(0, 0, W, H, '#EFE3CC') + times(18, (k) => { const [x, y] = [30 + (k % 6) * 152, 184 + Math.floor(k / 6) * 196]; const color = [C.nile, C.brick, C.amber, C.garden, '#3F6670', '#8C5A78', C.clay, C.ink, '#B99A62'][(k * 4) % 9]; return k % 4 === 1 ? area(arch(x, y, 112, 164), '#D8C49C') + area(arch(x + 12, y, 88, 150), color) + disc(x + 84, y - 66, 6, C.lamp) : rect(x, y - 160, 112, 160, '#D8C49C') + rect(x + 12, y - 148, 88, 148, color) + rect(x + 26, y - 132, 60, 46, C.white, 'opacity=".22"') + rect(x + 26, y - 72, 60, 56, C.white, 'opacity=".14"') + disc(x + 88, y - 70, 6, C.lamp); }),
  'price-steps': () =>
    fade('#F6EFE0', '#F1D7AE') + [[60, 150, C.sky], [200, 210, C.water], [340, 190, C.clay], [480, 300, C.nile], [620, 360, C.deep], [760, 470, C.ink]].map(([x, h, color], i) => rect(x, 570 - h, 118, h, color) + windows({ x: x + 8, y: 580 - h, w: 102, h: h - 20, columns: 3, rows: 2 + i, fill: i < 3 ? '#FBF8F2' : '#F0C87A', gap: 0.5 })).join('') + line('M110 390L260 330L400 350L540 240L680 180L830 70', C.brick, 9, 'stroke-linejoin="round"') + area('M856 40l-8 52l-36 -36z', C.brick) + rect(0, 570, W, 30, '#C89A62'),
  'corner-practice': () =>
    rect(0, 0, W, H, '#33505A') + rect(110, 90, 740, 450, '#F1E6D0') + rect(110, 90, 740, 86, C.nile) + line('M250 134h300', C.white, 20) + disc(690, 134, 22, C.amber) + times(10, (i) => area(`M${110 + i * 74} 176h74v44a37 26 0 0 1 -74 0z`, i % 2 ? C.white : C.brick)) +
    rect(150, 270, 330, 230, '#9CC4C0') + rect(520, 250, 130, 290, C.wood) + rect(540, 270, 90, 160, '#9CC4C0') + rect(690, 270, 130, 230, '#9CC4C0') + rect(190, 420, 180, 80, '#D9AE74') + bust(250, 424, 1.5, SKINS[1], C.brick) + bust(360, 424, 1.5, SKINS[2], C.ink) + disc(616, 360, 7, C.lamp) + rect(0, 540, W, 60, '#8C8A80') + tree(890, 560, 46, C.leaf) + tree(60, 560, 42),
  'green-terraces': () =>
    fade('#DDEFE6', '#BFE0D0') + disc(160, 130, 70, '#F6E7C6') + times(5, (j) => rect(200 + j * 50, 480 - j * 96, 640 - j * 100, 120, j % 2 ? '#F4EFE2' : '#E6E0D0') + windows({ x: 216 + j * 50, y: 512 - j * 96, w: 608 - j * 100, h: 66, columns: 8 - j, rows: 1, fill: '#4F7F80', gap: 0.3 }) + times(10 - j, (i) => disc(212 + j * 50 + i * ((620 - j * 100) / (9 - j)), 478 - j * 96, 22 + ((i * 7) % 4) * 4, [C.garden, C.leaf, '#4E8B52'][(i + j) % 3]))) + rect(0, 584, W, 16, '#6E8F58'),
  'wire-city': () => {
    const block = (x, y, s, h) => line(`M${x} ${y}l${s} ${s / 2}l${s} ${-s / 2}l${-s} ${-s / 2}zM${x} ${y}v${-h}l${s} ${s / 2}v${h}M${x + s} ${y + s / 2 - h}l${s} ${-s / 2}v${h}M${x} ${y - h}l${s} ${-s / 2}l${s} ${s / 2}`, '#5FD0C5', 2.5);
    return rect(0, 0, W, H, '#06262E') + line(range(-600, 1600, 60).map((x) => `M${x} 600l1200 -600M${x} 0l1200 600`).join(''), '#0E3A44', 1.5) + [[120, 420, 70, 150], [300, 330, 60, 230], [430, 470, 80, 110], [600, 360, 70, 270], [640, 520, 60, 60], [770, 430, 70, 170]].map(([x, y, s, h]) => block(x, y, s, h)).join('') + [[190, 270], [360, 100], [670, 90], [840, 260]].map(([x, y]) => disc(x, y, 9, C.clay)).join('');
  },
  'model-screen': () =>
    rect(0, 0, W, H, '#E3DCEB') + rect(130, 70, 700, 420, '#1E1A2E') + rect(154, 94, 652, 372, '#F7F4FA') + rect(154, 94, 150, 372, '#E4DFF0') + times(6, (i) => rect(176, 124 + i * 50, 100, 16, i === 2 ? C.brick : '#BDB4D2')) +
    times(6, (i) => area(`M${360 + i * 62} ${420 - i * 46}h74v${-26}h-74z`, ['#8C5A78', '#9C6A88', '#AC7A98', '#BC8AA8', '#CC9AB8', '#DCAAC8'][i]) + area(`M${434 + i * 62} ${420 - i * 46}l28 -20v-26l-28 20z`, '#5B3A50')) + rect(420, 490, 120, 46, '#2E2842') + rect(330, 536, 300, 20, '#2E2842') + area('M660 330l0 60l16 -14l14 28l14 -7l-14 -28l22 -2z', C.ink),
  'borrowed-market': () =>
    fade('#F9E8C4', '#F3D9A0') + rect(0, 60, 190, 470, '#C98E66') + rect(790, 20, 170, 510, '#B9785A') + windows({ x: 12, y: 80, w: 166, h: 330, columns: 2, rows: 4, fill: '#8A4F36' }) + windows({ x: 802, y: 50, w: 146, h: 360, columns: 2, rows: 4, fill: '#7A4430' }) + rect(0, 530, W, 70, '#D9BC84') +
    [[200, 270, C.brick], [400, 230, C.nile], [600, 280, C.garden]].map(([x, y, color]) => times(6, (i) => area(`M${x + i * 32} ${y}h32l4 66a18 14 0 0 1 -36 0z`, i % 2 ? C.white : color)) + rect(x + 6, y + 60, 8, 270 - (y - 230), C.wood) + rect(x + 180, y + 60, 8, 270 - (y - 230), C.wood) + rect(x + 2, 460, 192, 74, C.earth) + times(7, (i) => disc(x + 20 + i * 26, 452, 15, [C.brick, C.amber, C.leaf, '#E58A67', C.garden, C.lamp, '#8C5A78'][(i * 3) % 7]))).join('') + bust(300, 600, 2, SKINS[3], C.ink) + bust(690, 600, 2, SKINS[0], '#8C5A78'),
  'rent-map': () => {
    const next = chance(31);
    const cell = (x, y, r, fill) => area(times(6, (k) => `${k ? 'L' : 'M'}${(x + r * Math.cos((k * Math.PI) / 3)).toFixed(1)} ${(y + r * Math.sin((k * Math.PI) / 3)).toFixed(1)}`) + 'Z', fill);
    return rect(0, 0, W, H, '#E6EEEA') + times(13 * 9, (k) => { const [i, j] = [k % 13, Math.floor(k / 13)]; const v = next() * 0.5 + (1 - Math.hypot(i - 6, j - 4) / 8) * 0.6; return cell(i * 78 + 12, j * 88 + (i % 2) * 44 - 40, 47, v > 0.78 ? '#7A2A16' : v > 0.62 ? C.brick : v > 0.48 ? C.clay : v > 0.34 ? '#EFC7A8' : '#F7E6D2'); }) + line('M560 -10C500 120 610 220 540 330S590 520 520 620', C.water, 30) + [[300, 250], [650, 200], [420, 430]].map(([x, y]) => area(`M${x} ${y}c-50 -60 -34 -104 0 -104s50 44 0 104z`, C.ink) + disc(x, y - 68, 13, C.white)).join('');
  },
  'bridge-morning': () =>
    fade('#F2C9B0', '#F9EBD2', 0, 380) + [[0, 250, 90], [100, 200, 70], [180, 280, 110], [640, 220, 90], [740, 260, 80], [830, 180, 130]].map(([x, y, w], i) => rect(x, y, w, 380 - y, ['#B99AA0', '#A88A96', '#C9A8A4'][i % 3])).join('') + fade('#9CC8C8', '#3E8A92', 380, 220) +
    line('M0 360Q240 300 480 300T960 360', '#5B4A5A', 22) + times(5, (i) => rect(80 + i * 190, 310, 38, 150, '#5B4A5A') + rect(64 + i * 190, 452, 70, 16, '#4A3B4A')) + line(times(16, (i) => `M${20 + i * 62} ${356 - 56 * Math.sin((i / 15) * Math.PI)}v-40`), '#3B2F3F', 5) + [[260, 286], [520, 272], [690, 286]].map(([x, y]) => rect(x, y, 54, 20, C.brick) + disc(x + 12, y + 22, 6, C.ink) + disc(x + 42, y + 22, 6, C.ink)).join(''),
};

/** The pictures as SVG, by name. */
export const scenes = () =>
  Object.entries(SCENES).map(([name, draw]) => ({
    name,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${draw()}</svg>`,
  }));
