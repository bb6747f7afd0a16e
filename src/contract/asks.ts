import type { PickerPage } from './generated/meta.ts';
import type { EntityModel, FieldModel } from './model.ts';

/** The entity of a map of places with the parameters of the page's actions as its fields: of one name, the first action's. */
export function paramsModel({ actions }: Pick<PickerPage, 'actions'>, entity: EntityModel): EntityModel {
  const fields = new Map<string, FieldModel>();
  for (const { EnCode } of actions)
    for (const [name, param] of Object.entries(entity.actions.get(EnCode)?.params ?? {}))
      if (!fields.has(name)) fields.set(name, { ...param, name, id: fields.size + 1, implicit: false });
  return { ...entity, fields };
}

/** The parameters that a map of places asks for above itself. */
export function asksOf(page: Pick<PickerPage, 'actions' | 'asks'>, entity: EntityModel): FieldModel[] {
  const { fields } = paramsModel(page, entity);
  return (page.asks ?? []).flatMap((use) => fields.get(typeof use === 'string' ? use : use.field) ?? []);
}
