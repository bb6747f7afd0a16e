import { isHttp, safeUrl } from '../../../session/safe-url.ts';
import { distance, reachOf, WORST_ACCURACY } from '../../../../contract/distance.ts';

/** A place on the ground, as the wire has it; Acc is the accuracy in metres that the device claims. */
export interface Point {
  readonly Lng?: unknown;
  readonly Lat?: unknown;
  readonly Acc?: unknown;
}

/** The parts of a stored value; nothing when it is no place. */
export const pointOf = (value: unknown): Point => (typeof value === 'object' && value !== null ? value : {});

const LONGEST_MS = 20_000;

/** Why there is no position, and what the person can do about it; keys are the codes of GeolocationPositionError. */
const REASONS: Readonly<Record<number, string>> = {
  1: '没有定位权限：请在浏览器地址栏或手机“设置”里允许本网站访问位置，然后再试',
  2: '暂时无法取得位置：请打开手机的定位服务，到室外或窗边再试',
  3: '定位超时：请到室外或窗边再试',
};
const WITHOUT = '当前浏览器不支持定位，请换用手机浏览器';

/** Asks the device where it is, anew each time. @throws Error whose message says what to do */
export function locate(device: Geolocation | null | undefined = navigator.geolocation): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!device) return reject(new Error(WITHOUT));
    device.getCurrentPosition(
      ({ coords }) =>
        resolve({
          Lng: coords.longitude,
          Lat: coords.latitude,
          Acc: Math.max(1, Math.round(coords.accuracy)),
        }),
      ({ code }) => reject(new Error(REASONS[code] ?? REASONS[2])),
      { enableHighAccuracy: true, timeout: LONGEST_MS, maximumAge: 0 },
    );
  });
}

/** How far a position is from where to be, as a person reads it. */
export interface Away {
  readonly text: string;
  /** Too far, or too uncertain, to be answered from. */
  readonly isFar: boolean;
}

/** Nothing when either place is unknown. Only a hint: whether a position counts is decided by the server. */
export function awayFrom(at: Point, place: Point, radius: unknown): Away | undefined {
  const here = numbersOf(at);
  const there = numbersOf(place);
  if (!here || !there) return undefined;
  const metres = distance(here, there);
  const far = metres < 1000 ? `${Math.round(metres)}米` : `${(metres / 1000).toFixed(1)}公里`;
  const text = `距签到地点约${far}`;
  if (typeof radius !== 'number') return { text, isFar: false };
  const accuracy = typeof at.Acc === 'number' ? at.Acc : 0;
  if (accuracy > WORST_ACCURACY) return { text: '精度不足以签到，请到室外或窗边再定位', isFar: true };
  const isFar = Math.round(metres) > reachOf(radius, accuracy);
  return {
    text: isFar ? `${text}，请到${radius}米范围内再签到` : `${text}，${radius}米内可以签到`,
    isFar,
  };
}

/** The numbers of a place; nothing when one is missing. */
export const numbersOf = ({ Lng, Lat }: Point) =>
  typeof Lng === 'number' && typeof Lat === 'number' ? { Lng, Lat } : undefined;

/** Six decimals are a tenth of a metre. */
const DECIMALS = 6;

/** A place as a person reads it. */
export const placeText = ({ Lng, Lat }: Point): string =>
  [Lng, Lat]
    .filter((degrees) => degrees !== undefined && degrees !== null && degrees !== '')
    .map((degrees) => (typeof degrees === 'number' ? String(+degrees.toFixed(DECIMALS)) : String(degrees)))
    .join(', ');

/** The address of a place on the school's map; undefined where the school names none, or the place is not whole. */
export function mapAddress(template: string | undefined, place: Point): string | undefined {
  const numbers = numbersOf(place);
  const address = safeUrl(template);
  if (!numbers || address === undefined || !isHttp(address)) return undefined;
  return address
    .replaceAll('{lng}', String(+numbers.Lng.toFixed(DECIMALS)))
    .replaceAll('{lat}', String(+numbers.Lat.toFixed(DECIMALS)));
}

/** What a person reads of a position that the device told. */
export const accuracyText = ({ Acc }: Point): string =>
  typeof Acc === 'number' ? `已定位，精度约${Acc}米` : '已定位';
