import { afterEach, expect, it } from 'vitest';
import { DAY_COUNT } from '../../../contract/generated/codes.ts';
import type { EntityFile, PageFile } from '../../../contract/generated/meta.ts';
import { PLAIN_CALENDAR } from '../../../contract/school-calendar.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { formModel } from '../page-kinds/form/model.ts';
import { throwsUnlessProvided, type SchemaAnswer } from '../data.ts';
import { stateOf } from '../formily/field-state.ts';
import { loadPage } from '../pages.ts';
import { noteCalendar } from './calendar.ts';

const entity: EntityFile = {
  version: 1,
  title: '请假',
  scope: {},
  fields: {
    From: { id: 1, type: 'datetime', title: '从' },
    To: { id: 2, type: 'datetime', title: '到' },
    Days: { id: 3, type: 'decimal', title: '天数', value: 'countedDays(row.From, row.To)' },
  },
};
const page: PageFile = {
  version: 1,
  title: '请假',
  kind: 'form',
  entity: 'test/Absence',
  sections: [{ fields: ['From', 'To', 'Days'] }],
  actions: [],
};
const Calendar = {
  Counting: DAY_COUNT.Workdays,
  Entries: [{ Name: '劳动节', Kind: '1', From: '2026-05-01', To: '2026-05-05' }],
  Terms: [],
};

afterEach(() => noteCalendar(PLAIN_CALENDAR));

it('M03 a form shows the days by the calendar that came with its page', async () => {
  const answer: SchemaAnswer = {
    Path: 'test/absence-form',
    Version: '1',
    Page: page,
    Pages: {},
    Entities: { 'test/Absence': entity },
    Calendar,
  };
  const data = throwsUnlessProvided({ schema: async () => answer });
  const model = formModel(await loadPage(data, answer.Path));
  const days = model.fields.find(({ field }) => field.name === 'Days')!;
  const row = { From: '2026-04-30 08:00:00', To: '2026-05-06 18:00:00' };
  expect(stateOf(days, row, NOBODY).value).toBe(2);
  // Another page that brings a newer one changes what the open form shows, since the server counts by it too.
  noteCalendar({ ...Calendar, Counting: DAY_COUNT.Natural });
  expect(stateOf(days, row, NOBODY).value).toBe(7);
});
