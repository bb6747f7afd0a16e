import { v7 as uuid } from 'uuid';

/** A new Id: 32 hexadecimal characters of a UUIDv7, so that rows lie in the index in the order of their making. */
export function newId(): string {
  return uuid().replaceAll('-', '');
}
