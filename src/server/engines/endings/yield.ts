import { yieldingRows } from '../../../contract/reaching-rules.ts';
import type { ServerModule } from '../../data/module.ts';
import { goingRows, judgeReaders, readersOf } from '../../data/read/readers.ts';
import { refuseFields } from '../../data/refusal.ts';
import { removeRows } from './settle.ts';

/** Rows that give way to a change (`yields` of a rule) go with it, where their entity says so. */
export const yielding = {
  every: {
    takes: (catalog, { name }) =>
      readersOf(catalog, name).some(({ reaching }) => yieldingRows(reaching.rule)?.do === 'delete'),
    async saved(hooks) {
      const [first] = hooks;
      if (!first) return;
      const fit = { ...first, queryable: first.tx, lock: true };
      const coming = hooks.map(({ row, before }) => ({ before, after: row }));
      const going = await goingRows(fit, first.entity, coming);
      if (going.length === 0) return;
      // A row that somebody took between the judgement and the lock gives way no longer.
      for (const problems of await judgeReaders(fit, first.entity, coming))
        if (problems.length > 0) throw refuseFields(problems);
      for (const { entity, rows } of going)
        await removeRows({ ...first, kind: 'delete', title: '删除' }, entity, rows);
    },
  },
} satisfies ServerModule;
