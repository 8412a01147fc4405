import { Icon, type IconName } from '../ui/icon';

/** Line icons that only the panel's menu has, on the same grid. */
const SHAPES = {
  bars: <path d="M3 17h14M5 17V10M10 17V4M15 17v-9" />,
  flag: <path d="M5 18V3h10l-2.500 3.500L15 10H5" />,
  target: (
    <>
      <circle cx="10" cy="10" r="7.500" />
      <circle cx="10" cy="10" r="3.500" />
      <path d="M10 10h.01" strokeWidth="2.500" />
    </>
  ),
  key: (
    <>
      <circle cx="6.500" cy="13.500" r="3.500" />
      <path d="M9 11l7-7M13 7l2.500 2.500" />
    </>
  ),
  question: (
    <>
      <circle cx="10" cy="10" r="7.500" />
      <path d="M7.500 8a2.500 2.500 0 1 1 3.700 2.200c-.800.450-1.200 1-1.200 1.800M10 14.500v.01" />
    </>
  ),
  lock: <path d="M4.500 9h11v8.500h-11zM7 9V6a3 3 0 0 1 6 0v3M10 12.500v1.500" />,
  sliders: (
    <>
      <path d="M3 6h7M14 6h3M3 14h3M10 14h7" />
      <circle cx="12" cy="6" r="2" />
      <circle cx="8" cy="14" r="2" />
    </>
  ),
  person: (
    <>
      <circle cx="10" cy="6.500" r="3.500" />
      <path d="M3.500 17.500c0-3.500 2.900-5.500 6.500-5.500s6.500 2 6.500 5.500" />
    </>
  ),
  building: (
    <path d="M4 17.500V4l7-1.500v15M11 7.500h5v10M2 17.500h16M7 7v.01M7 10.500v.01M7 14v.01M13.500 11v.01M13.500 14v.01" />
  ),
  newspaper: (
    <path d="M3 4h11v12.500H4.500A1.500 1.500 0 0 1 3 15zM14 8h3v7a1.500 1.500 0 0 1-3 0M6 7.500h5M6 10.500h5M6 13.500h3" />
  ),
  layers: <path d="M10 3l7.500 4-7.500 4-7.500-4zM2.500 10.500l7.500 4 7.500-4M2.500 14l7.500 4 7.500-4" />,
  letter: <path d="M2.500 8L10 3l7.500 5v8.500h-15zM2.500 8l7.500 4.500L17.500 8" />,
  send: <path d="M17.500 2.500L9 11M17.500 2.500l-5.500 15-3-6.500-6.500-3z" />,
  sprout: (
    <path d="M10 17.500V9M10 9c0-3.500-2.500-5.500-6.500-5.500C3.500 7 6 9 10 9zM10 12c0-3 2.500-4.500 6.500-4.500 0 3-2.500 4.500-6.500 4.500" />
  ),
  shield: (
    <path d="M10 2.500l6.500 2.500v4.500c0 4-2.700 6.800-6.500 8-3.800-1.200-6.500-4-6.500-8V5zM10 6.500v4M10 13.500v.01" />
  ),
  pulse: <path d="M2 10.500h4l2.500-6 3.500 11 2.500-5h3.500" />,
} as const;

export type MenuIconName = IconName | keyof typeof SHAPES;

const isOwn = (name: MenuIconName): name is keyof typeof SHAPES => Object.hasOwn(SHAPES, name);

/** A decorative icon: what it means is said beside it. */
export function MenuIcon({ name }: { name: MenuIconName }) {
  if (!isOwn(name)) return <Icon name={name} />;
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {SHAPES[name]}
    </svg>
  );
}
