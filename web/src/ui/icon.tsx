/** Line icons of the design, on a 20 × 20 grid. `flips` ones point along the reading direction. */
const SHAPES = {
  check: <path d="M4 10.5l4 4 8-9" />,
  linkedin: (
    <>
      <rect x="2.5" y="2.5" width="15" height="15" rx="2" />
      <path d="M6 8.5v5.5M6 6v.1M9.5 14V8.5M9.5 11c0-3 4.5-3.5 4.5 0v3" />
    </>
  ),
  globe: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M2.5 10h15M10 2.5c5 5 5 10 0 15c-5-5-5-10 0-15" />
    </>
  ),
  people: (
    <>
      <circle cx="7.5" cy="7" r="3" />
      <path d="M2 16.5c0-3 2.5-5 5.5-5s5.5 2 5.5 5M13 4.3a3 3 0 0 1 0 5.4M15 12c1.9.7 3 2.3 3 4.5" />
    </>
  ),
  page: <path d="M5 2.5h7l3 3V17.5H5zM8 9h4M8 12h4" />,
  calendar: (
    <>
      <rect x="3" y="4.5" width="14" height="12.5" rx="1.5" />
      <path d="M3 8.5h14M7 2.5v4M13 2.5v4" />
    </>
  ),
  more: <path d="M4 10h.01M10 10h.01M16 10h.01" strokeWidth="3" />,
  warning: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 6v5M10 13.8v.2" />
    </>
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4l3 2" />
    </>
  ),
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  moon: <path d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.5" />
      <path d="M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6L16 16M4 16l1.4-1.4M14.6 5.4L16 4" />
    </>
  ),
  external: <path d="M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7" />,
  pin: (
    <>
      <path d="M10 17.5s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9z" />
      <circle cx="10" cy="8.5" r="2" />
    </>
  ),
  grid: (
    <>
      <rect x="3" y="3" width="6" height="6" />
      <rect x="11" y="3" width="6" height="6" />
      <rect x="3" y="11" width="6" height="6" />
      <rect x="11" y="11" width="6" height="6" />
    </>
  ),
  close: <path d="M5 5l10 10M15 5L5 15" />,
  play: <path d="M6 3l11 7-11 7z" />,
  backward: <path d="M16 10H4M9 5l-5 5 5 5" />,
  plus: <path d="M10 4v12M4 10h12" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="M13 13l4 4" />
    </>
  ),
  picture: (
    <>
      <rect x="2.5" y="4" width="15" height="12" rx="1.5" />
      <path d="M2.5 13.5l4.5-4 4 3.5 3-2.5 3.5 3" />
    </>
  ),
  forward: <path d="M4 10h12M11 5l5 5-5 5" />,
  down: <path d="M5 8l5 5 5-5" />,
  up: <path d="M10 16V4M5 9l5-5 5 5" />,
  phone: <path d="M4 3h4l1.5 4-2 1.5a9 9 0 0 0 4 4l1.5-2 4 1.5v4c0 .6-.4 1-1 1A14 14 0 0 1 3 4c0-.6.4-1 1-1z" />,
  chat: <path d="M3 4h14v10H9l-4 3v-3H3z" />,
  mail: <path d="M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6" />,
  code: <path d="M7 6l-4 4 4 4M13 6l4 4-4 4" />,
  camera: (
    <>
      <rect x="3" y="5" width="14" height="11" rx="2" />
      <circle cx="10" cy="10.5" r="3" />
    </>
  ),
  eye: (
    <>
      <path d="M1.5 10c2-3.7 5-5.5 8.5-5.5s6.5 1.8 8.5 5.5c-2 3.7-5 5.5-8.5 5.5s-6.5-1.8-8.5-5.5" />
      <circle cx="10" cy="10" r="2.5" />
    </>
  ),
  bin: <path d="M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.8 11.5h8.4l.8-11.5M8.3 9v5M11.7 9v5" />,
  again: <path d="M15.5 6.5A6.5 6.5 0 1 0 16.5 10M16 3v4h-4" />,
  signOut: <path d="M8 4H4v12h4M11 6l4 4-4 4M15 10H8" />,
} as const;

const FLIPS: readonly string[] = ['forward', 'backward', 'signOut'];

export type IconName = keyof typeof SHAPES;

/** The icon that an editor named; undefined where there is none of that name. */
export function iconNamed(name: string): IconName | undefined {
  return Object.hasOwn(SHAPES, name) ? (name as IconName) : undefined;
}

export function iconNames(): IconName[] {
  return Object.keys(SHAPES) as IconName[];
}

/** A decorative icon: what it means is said in words beside it or on its button. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  const classes = ['icon', small && 'small', FLIPS.includes(name) && 'flip'].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {SHAPES[name]}
    </svg>
  );
}
