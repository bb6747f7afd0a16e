/** A place on the ground, in degrees. */
export interface Point {
  readonly Lng: number;
  readonly Lat: number;
}

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points on the ground (haversine). */
export function distance(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.Lat - a.Lat) / 2) ** 2 +
    Math.cos(radians(a.Lat)) * Math.cos(radians(b.Lat)) * Math.sin(radians(b.Lng - a.Lng) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(half));
}

/** At most so many metres of a device's own uncertainty count for a person who answers with it. */
const MOST_ALLOWANCE = 50;

/** Metres of uncertainty beyond which a position says nothing. */
export const WORST_ACCURACY = 500;

/** How far from a place, in metres, still counts as being there for a device of that accuracy. */
export const reachOf = (radius: number, accuracy: number): number =>
  radius + Math.min(accuracy, MOST_ALLOWANCE);
