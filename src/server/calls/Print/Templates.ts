import { linkedEntities } from '../../../contract/print/template.ts';
import { templatesFor } from '../../jobs/print/template.ts';
import type { Handler } from '../call.ts';
import { shownEntity } from '../Data/shown-entity.ts';

/** The templates that the caller may print, each with the entities that it shows. */
export const printTemplates: Handler<'Print/Templates'> = async ({ engine }, { caller }) => {
  const templates = await templatesFor(engine, caller);
  return {
    Rows: templates.map(({ code, name, perPage, page, entity }) => {
      const named = [entity.name, ...linkedEntities(page, entity)];
      return {
        TplCode: code,
        TplName: name,
        PerPage: perPage,
        Page: { ...page },
        Entities: Object.fromEntries(named.flatMap((one) => shownEntity(engine.catalog, one))),
      };
    }),
  };
};
