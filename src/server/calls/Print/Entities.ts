import { mayRead } from '../../data/rights.ts';
import type { Handler } from '../call.ts';

const BY_NAME = new Intl.Collator('zh-u-co-pinyin');

/** The kinds of data that the editor of a template may read, by name. */
export const printEntities: Handler<'Print/Entities'> = ({ engine: { catalog } }, { caller }) => {
  const rows = [...catalog.entities.values()]
    .filter((entity) => mayRead(catalog, entity, caller))
    .map(({ name, title }) => ({ Value: name, Label: title }));
  return Promise.resolve({ Rows: rows.sort((one, other) => BY_NAME.compare(one.Label, other.Label)) });
};
