import { describe, expect, it } from 'vitest';
import type { Query } from '../../../src/contract/generated/meta.ts';
import type { Row } from '../../../src/contract/rules.ts';
import type { Caller } from '../../../src/server/data/access/caller.ts';
import type { Engine } from '../../../src/server/data/engine.ts';
import { listRows } from '../../../src/server/data/read/list.ts';
import { refusalOf } from '../../_util/engine.ts';

export const PERSON = 'visit/Person';
export const VISIT = 'visit/Visit';
export const VOICE = 'visit/Voice';
export const NEWS = 'visit/News';

/** People, their visits and what they say, as tests/server/query.test.ts lays them. */
interface Asked {
  readonly engine: Engine;
  readonly admin: () => Caller;
  readonly desk: () => Caller;
  /** An administrator who is the second of the people, and one who is none of them. */
  readonly aPerson: () => Caller;
  readonly nobody: () => Caller;
  readonly ask: (
    query: Partial<Query>,
    names: readonly string[],
    caller?: Caller,
    input?: Row,
  ) => Promise<Row[] & Row>;
}

/** What each reader is told of, and of nothing beyond it. */
export const queryReach = (of: () => Asked) =>
  describe('a query tells its caller no more than', () => {
    it('the rows in scope, which the list with the same filter shows', async () => {
      expect(await of().ask({}, ['N'], of().desk())).toEqual({ N: 0 });
      for (const Kind of ['谈', '领']) {
        const list = await listRows(of().engine, of().admin(), { Entity: VISIT, Filter: { Kind } });
        expect(await of().ask({ filter: { Kind: 'input.Kind' } }, ['N'], of().admin(), { Kind })).toEqual({
          N: list.total,
        });
      }
    });

    it("the rows of one's own, where it says so, however many are reached", async () => {
      expect(await of().ask({ own: true }, ['N'], of().aPerson())).toEqual({ N: 2 });
      expect(await of().ask({}, ['N'], of().aPerson())).toEqual({ N: 5 });
      expect(await of().ask({ own: true }, ['N'], of().nobody())).toEqual({ N: 0 });
      expect(await of().ask({ own: true, entity: NEWS }, ['N'], of().aPerson())).toEqual({ N: 0 });
    });

    it('the rows of people in scope, where it says by whom they are reached', async () => {
      expect(await of().ask({ owner: 'PersonId' }, ['N'], of().desk())).toEqual({ N: 4 });
    });

    it('beside a group the rows of another entity that it reaches, where it says so', async () => {
      const match = { entity: VISIT, by: { PersonId: 'Id' } };
      const measures: Query['measures'] = { All: { match }, Own: { match: { ...match, reached: true } } };
      const asked: Partial<Query> = { entity: PERSON, group: [{ field: 'Id' }], measures, summed: true };
      expect(await of().ask(asked, ['All', 'Own'], of().desk())).toEqual([{ All: 4, Own: 0 }]);
      expect(await of().ask(asked, ['All', 'Own'])).toEqual([{ All: 5, Own: 5 }]);
    });

    it.each([
      ['counted', { measures: { N: { count: { Cost: '1' } } } }],
      ['summed', { measures: { N: { sum: 'row.Cost' } } }],
      ['grouped by', { group: [{ field: 'Cost' }] }],
      ['filtered by', { filter: { Cost: '1' } }],
      ['distinguished', { measures: { N: { distinct: 'Cost' } } }],
    ] as [string, Partial<Query>][])('what it sees plain: another field is not %s', async (_how, query) => {
      const asked = { owner: 'PersonId', ...query };
      expect(await refusalOf(of().ask(asked, ['N', 'Cost'], of().desk()))).toBe('字段不可用');
      expect(await refusalOf(of().ask(asked, ['N', 'Cost']))).toBe('no refusal');
    });

    it('groups and numbers of enough rows', async () => {
      const measures: Query['measures'] = {
        N: { count: {} },
        Talks: { count: { Kind: "'谈'" } },
        Fetched: { count: { Kind: "'领'" } },
        Mean: { mean: 'row.Minutes', filter: { Kind: "'领'" } },
        Rate: { ratio: { part: { count: { Kind: "'领'" } }, whole: { count: {} } } },
      };
      expect(await of().ask({ entity: VOICE, measures }, Object.keys(measures))).toEqual({
        N: 5,
        Talks: 3,
        Fetched: null,
        Mean: null,
        Rate: null,
      });
      const group: Query['group'] = [{ field: 'Kind' }];
      expect(await of().ask({ entity: VOICE, group }, ['Kind', 'N'])).toEqual([{ Kind: '谈', N: 3 }]);
      const filter = { Kind: "'领'" };
      expect(await of().ask({ entity: VOICE, filter }, ['N'])).toEqual({ N: null });
    });
  });
