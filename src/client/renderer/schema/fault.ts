/** A place in a schema file that cannot be shown, with the reason for the people who write schemas. */
export class SchemaFault extends Error {
  readonly file: string;
  readonly pointer: string;

  constructor(message: string, file: string, pointer = '') {
    super(message);
    this.name = 'SchemaFault';
    this.file = file;
    this.pointer = pointer;
  }
}

/** Where in the schemas something stands. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** The file of a page path. */
export const pageFileName = (path: string): string => `schemas/pages/${path}.json`;

/** The file of an entity. */
export const entityFileName = (name: string): string => `schemas/entities/${name}.json`;

/** The place below another. */
export function under(place: Place, ...steps: readonly (string | number)[]): Place {
  const escaped = steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
  return { file: place.file, pointer: [place.pointer, ...escaped].join('/') };
}

/** A fault at a place. */
export const faultAt = (place: Place, message: string): SchemaFault =>
  new SchemaFault(message, place.file, place.pointer);

/** The fault that a failure is, or a fault made of it at the place where it happened. */
export function asFault(failure: unknown, place: Place): SchemaFault {
  if (failure instanceof SchemaFault) return failure;
  return faultAt(place, failure instanceof Error ? failure.message : String(failure));
}
