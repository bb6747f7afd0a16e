import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOBODY } from '../../src/contract/subject.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { entityOf } from '../../src/server/data/entities.ts';
import { Binder } from '../../src/server/data/sql/sql.ts';
import { joinedFields } from '../../src/server/engines/query/joined.ts';
import { measureSql } from '../../src/server/engines/query/measures.ts';
import { measuresOf } from '../../src/server/engines/query/output.ts';

const catalog = loadCatalog(join(import.meta.dirname, '../../schemas'));
const engine = { catalog } as Engine;
const caller: Caller = {
  subject: { ...NOBODY, Roles: ['admin'] },
  grants: new Set(),
  readable: new Set(),
  requestId: '',
  ip: '',
};
const names = { input: {}, now: '2026-11-20 08:00:00', today: '2026-11-20' };

it('no number looks a row up for each row that it counts', () => {
  const joins = [...catalog.calls.values()].flatMap(({ query: queries }) =>
    (queries ?? []).map((query) => {
      const joined = joinedFields(engine, query, entityOf(engine, query.entity));
      const asking = { engine, caller, query, ...joined, binder: new Binder(), names };
      for (const [name, measure] of Object.entries(measuresOf(query, joined.entity)))
        expect(measureSql(asking, measure), `${query.entity} ${name}`).not.toContain('(SELECT n.');
      return joined.joins;
    }),
  );
  expect(joins.filter((joined) => joined.includes('"NewStudentStep"')).length).toBeGreaterThan(3);
});
