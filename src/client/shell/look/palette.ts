/** Colours that the user may choose as the primary one, with their Chinese names. White text on each reaches 4.5:1. */
export const PRIMARY_COLORS = {
  green: { name: '绿色', primary: '#007a52' },
  cyan: { name: '青色', primary: '#006d75' },
  blue: { name: '蓝色', primary: '#0958d9' },
  indigo: { name: '靛青', primary: '#2b3f9e' },
  purple: { name: '紫色', primary: '#5b2aa8' },
  red: { name: '红色', primary: '#b0202b' },
  orange: { name: '橙色', primary: '#a34a00' },
  slate: { name: '墨色', primary: '#3b4754' },
} as const;

/** Name of a primary colour, as it is stored. */
export type ColorName = keyof typeof PRIMARY_COLORS;

/** What a primary colour makes of the frame. */
export interface Palette {
  readonly primary: string;
  /** Links and chosen things on light grounds. */
  readonly strong: string;
  readonly deep: string;
  /** Ground of chosen things. */
  readonly pale: string;
  readonly tint: string;
  /** Ground of the dark navigation, of its open branches and under the pointer. */
  readonly nav: string;
  readonly navSunken: string;
  readonly navHover: string;
}

const INK = '#111816';

/** Shades of a primary colour. */
export function paletteOf(color: ColorName): Palette {
  const { primary } = PRIMARY_COLORS[color];
  const nav = mix(primary, INK, 0.82);
  return {
    primary,
    strong: mix(primary, '#000000', 0.08),
    deep: mix(primary, '#000000', 0.3),
    pale: mix(primary, '#ffffff', 0.86),
    tint: mix(primary, '#ffffff', 0.945),
    nav,
    navSunken: mix(nav, '#000000', 0.22),
    navHover: mix(primary, nav, 0.68),
  };
}

/** The first colour with a share of the second one. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  const mixed = a.map((value, at) => Math.round(value * (1 - share) + (b[at] ?? 0) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two colours by WCAG 2. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
