import { distance, type Point as Place } from '../../../../contract/distance.ts';

/** Side of the square that a sketch is drawn in. */
export const SIDE = 160;
const MIDDLE = SIDE / 2;
/** The farthest that anything is drawn from the middle. */
const EDGE = 70;
const LEAST = 5;

/** What a sketch shows, in units of its square: the range around the place in its middle, and where the device is. */
export interface Sketch {
  readonly range: number;
  readonly device?: { readonly x: number; readonly y: number; readonly blur: number };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const tenths = (value: number) => Math.round(value * 10) / 10;

/** Draws a place with its range to scale, north above; the device is drawn in as far as it can be. */
export function sketchOf(place: Place, metres: number, device?: Place & { readonly Acc: number }): Sketch {
  if (!device) return { range: EDGE };
  const away = distance(place, device);
  const scale = EDGE / Math.max(metres, away);
  const east = (device.Lng - place.Lng) * Math.cos(radians(place.Lat));
  const north = device.Lat - place.Lat;
  const degrees = Math.hypot(east, north) || 1;
  const reach = away * scale;
  return {
    range: tenths(Math.max(LEAST, metres * scale)),
    device: {
      x: tenths(MIDDLE + (east / degrees) * reach),
      y: tenths(MIDDLE - (north / degrees) * reach),
      blur: tenths(Math.min(EDGE, Math.max(LEAST, device.Acc * scale))),
    },
  };
}
