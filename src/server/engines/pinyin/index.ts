import type { EntityModel } from '../../../contract/model.ts';
import { namePinyin } from '../../../contract/name-pinyin.ts';
import type { ServerModule } from '../../data/module.ts';

const pinyinField = (entity: EntityModel) => [...entity.fields.values()].find(({ pinyin }) => pinyin);

/**
 * Keeps the sort key of names (`pinyin`): where it is blank, or the name changed and the key did not, it is worked out of what
 * rows of the entity are called. A person who knows the right reading of a rare surname writes it, and it stays.
 */
export const pinyinKeys = {
  every: {
    takes: (_catalog, entity) => pinyinField(entity) !== undefined,
    async saving({ entity, row, before }) {
      const { name, length } = pinyinField(entity)!;
      const renamed = before !== null && before[entity.label] !== row[entity.label];
      const kept = before === null || before[name] !== row[name];
      if (row[name] && (kept || !renamed)) return;
      row[name] = [...namePinyin(String(row[entity.label] ?? ''))].slice(0, length).join('') || null;
      await Promise.resolve();
    },
  },
} satisfies ServerModule;
