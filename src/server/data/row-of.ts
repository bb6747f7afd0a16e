import type { EntityRows } from '../../contract/generated/entities.ts';
import type { EntityModel } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';

/** A row of an entity by the names of its fields: code that names a field which the entity does not have does not compile. */
export type RowOf<Name extends string> = Name extends keyof EntityRows
  ? { [Field in keyof EntityRows[Name]]: unknown }
  : Row;

/** Some fields of such a row, as they are written: no other name stands among them, also where they were put together before. */
export type FieldsOf<Name extends string, Given> = string extends keyof Given
  ? Given
  : Given & { readonly [Field in Exclude<keyof Given, keyof RowOf<Name>>]: never };

/** A row of which some fields are there, by the names that its type has. */
export type Named<Stored extends object> = { [Field in keyof Stored]?: unknown };

/** An entity that is known by its name, so that what is written of it is held against its fields. */
export interface EntityOf<Name extends string> extends EntityModel {
  readonly name: Name;
}
