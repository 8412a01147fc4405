declare module 'fontkit' {
  interface Font {
    layout(text: string): { glyphs: { path: { toSVG(): string } }[] };
  }
  export function create(font: Uint8Array): Font;
}
