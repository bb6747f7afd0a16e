import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';

/** A limit of what is shown or answered says so, in this file with these words. */
interface Says {
  readonly says: string;
  /** The file, when it is another one. */
  readonly in?: string;
}

/** A constant limit that leaves nothing out that somebody looks for, and why. */
interface Why {
  readonly why: string;
}

const CUT = { why: 'a text is cut to the length of its column' } as const;
const STEP = { why: 'work goes on with the next ones until none is left' } as const;
const SEEN = { why: 'one line of text: what is kept is what stands in the box' } as const;
const SOUGHT = { why: 'nothing that is looked for is longer' } as const;
const PAGED = { why: 'the next page is a press away, and the number of all is told' } as const;
const PICKS = { why: 'only whether there is none, one or several is asked' } as const;

/** Every place with a constant limit: the file, and what stands in it. */
const LIMITS: Readonly<Record<string, Says | Why>> = {
  'src/client/actions/import.tsx MOST_ASKED': { says: '等' },
  'src/client/renderer/page-kinds/scan/useGiven.ts 2': PICKS,
  'src/server/data/read/choice-counts.ts MOST_ROWS + 1': {
    why: 'numbers beside choices are an extra: where counting them would take long, none stands there',
  },
  'src/server/data/read/choice-counts.ts MOST_VALUES + 1': {
    why: 'numbers beside choices are an extra: a field of so many values has none',
  },
  'src/server/audit/watch.ts 20': {
    why: 'the log of events names the first; the command audit-check lists them all',
  },
  'src/server/data/read/page-sql.ts most': PAGED,
  'src/server/data/chain/check.ts MOST_FINDINGS': {
    why: 'a log with a thousand faults is not to be trusted as a whole: the next ones say nothing more',
  },
  'src/server/data/chain/check.ts ROWS_AT_ONCE': STEP,
  'src/server/engines/paper/statistics/factors.ts AT_ONCE': STEP,
  'src/server/data/chain/keep.ts ROWS_AT_ONCE': STEP,
  'src/server/data/write/change-where.ts ROWS_AT_ONCE': STEP,
  'src/server/data/sealed/old-values.ts ROWS_AT_ONCE': STEP,
  'src/server/jobs/tasks/export-task.ts mostRowsOf(request) + 1': {
    why: 'counted as far as the limit alone: what is over it is refused',
  },
  'src/server/auth/factors/second-factor.ts mostTried': { why: 'only whether the key opens any is asked' },
  'src/server/storage/unused-files.ts FILES_AT_ONCE': STEP,
  'src/server/traffic/web-log.ts MOST_A_DAY': { why: 'only whether so many were sent is asked' },
  'src/server/storage/given-up-files.ts FILES_AT_ONCE': STEP,
  'src/client/account/factor/FactorForm.tsx maxLength': SOUGHT,
  'src/client/account/login/Entry.tsx maxLength': SOUGHT,
  'src/client/account/PasswordDialog.tsx maxLength': SOUGHT,
  'src/client/account/tasks/TaskFilterBar.tsx maxLength': SOUGHT,
  'src/client/account/tasks/task-query.ts 10': PAGED,
  'src/client/actions/export.tsx maxLength': SEEN,
  'src/client/shell/search/MenuSearch.tsx maxLength': SOUGHT,
  'src/client/shell/share/ShareOver.tsx maxLength': SOUGHT,
  'src/client/shell/titles.ts MOST_KEPT': { why: 'titles of tabs that were open, the oldest go first' },
  'src/client/renderer/page-kinds/batch/RowList.tsx maxLength': SOUGHT,
  'src/client/renderer/page-kinds/todo/TodoFilters.tsx maxLength': SOUGHT,
  'src/client/renderer/page-kinds/home/Apps.tsx MOST_RECENT': {
    why: 'the entries that were opened last; all stand in the menu',
  },
  'src/client/renderer/page-kinds/home/visits.ts MOST': {
    why: 'entries that were not opened for long lose their place among the recent ones alone',
  },
  'src/client/renderer/page-kinds/home/Arranging.tsx maxLength': SEEN,
  'src/client/renderer/page-kinds/home/DueCard.tsx most': { says: '展开其余' },
  'src/server/engines/home/due.ts MOST': {
    says: '另有',
    in: 'src/client/renderer/page-kinds/home/DueCard.tsx',
  },
  'src/server/engines/home/due.ts MOST_OF_ONE': {
    says: '另有',
    in: 'src/client/renderer/page-kinds/home/DueCard.tsx',
  },
  'src/server/data/flow/standing.ts 40': CUT,
  'src/server/data/flow/standing.ts MOST': CUT,
  'src/server/data/flow/trace-people.ts MOST_NAMES': {
    says: '等${Now.length + More}人',
    in: 'src/client/renderer/page-kinds/detail/trace.ts',
  },
  'src/client/renderer/page-kinds/documents/editor/FieldsExtras.tsx maxLength': SEEN,
  'src/client/renderer/page-kinds/documents/editor/PartSettings.tsx maxLength': SEEN,
  'src/client/renderer/page-kinds/scan/ScanBlock.tsx maxLength': SOUGHT,
  'src/client/renderer/camera/ScanInput.tsx maxLength': SOUGHT,
  'src/client/renderer/fields/widgets/signature/SignatureDialog.tsx maxLength': SEEN,
  'src/client/renderer/page-kinds/board/BoardFilters.tsx 10': {
    why: 'filters of a board, which has no rows',
  },
  'src/client/renderer/page-kinds/list/groups/GroupRows.tsx ROWS_AT_ONCE': PAGED,
  'src/client/renderer/page-kinds/list/lanes/Lane.tsx CARDS_AT_ONCE': PAGED,
  'src/client/renderer/page-kinds/list/views/calendar/Calendar.tsx ROWS_AT_ONCE': PAGED,
  'src/client/renderer/schema/uses.ts 3': { why: 'the first three of what a search looks at, as its hint' },
  'src/server/dictionaries/uses.ts 3': { says: '等${held.length}处' },
  'src/server/http/log.ts 12': { why: 'the places nearest to a fault' },
  'src/server/jobs/import/cell-values.ts 5': { why: 'a time is hours and minutes' },
  'src/server/jobs/import/template.ts 3': { why: 'examples of what may be written' },
  'src/client/renderer/ActionButtons.tsx most': { says: '<More' },
  'src/client/renderer/all-options.ts AT_ONCE': {
    says: '<LeftOut',
    in: 'src/client/renderer/page-kinds/picker/PickerBlock.tsx',
  },
  'src/client/renderer/page-kinds/batch/useBatch.ts AT_ONCE': {
    says: '单次打印不能超过',
    in: 'src/client/renderer/page-kinds/batch/BatchNotes.tsx',
  },
  'src/client/renderer/page-kinds/documents/PrintBlock.tsx MOST': { says: '单次打印不能超过' },
  'src/client/renderer/page-kinds/list/FilterFields.tsx 2': PICKS,
  'src/client/renderer/page-kinds/list/card.ts MOST_FIELDS': {
    why: 'a card shows its first columns, the row opens with all of them',
  },
  'src/client/renderer/page-kinds/list/SavedFilters.tsx LONGEST_NAME': CUT,
  'src/client/renderer/page-kinds/list/lanes/useLaneItems.ts MOST_LANES': {
    says: '<LeftOut',
    in: 'src/client/renderer/page-kinds/list/lanes/Lanes.tsx',
  },
  'src/client/renderer/page-kinds/paper/paper.ts MOST_NAMED': { says: '题未完成' },
  'src/client/renderer/blocks/avatars/avatars.ts max': {
    says: '+${',
    in: 'src/client/renderer/blocks/avatars/AvatarsPart.tsx',
  },
  'src/client/renderer/blocks/chart/summary.ts MOST_TOLD': {
    why: 'the table under the chart holds every number',
  },
  'src/client/renderer/blocks/feed/FeedPart.tsx block.most ?? MOST': { says: '<LeftOut' },
  'src/client/renderer/blocks/rank/RankPart.tsx block.most ?? MOST': { says: '<LeftOut' },
  'src/client/renderer/blocks/tallies/WrittenList.tsx PAGE_SIZE': { says: 'last' },
  'src/client/renderer/page-kinds/picker/Places.tsx most': {
    why: 'so many places are chosen at once; choosing another one lets the first go, in sight',
  },
  'src/client/renderer/page-kinds/picker/useSlots.ts PAGE': { says: '只显示前' },
  'src/client/renderer/page-kinds/scan/useScans.ts KEPT': {
    why: 'the last scans of this device; every one stands in its list',
  },
  'src/client/renderer/page-kinds/settings/History.tsx MOST': { says: '更早的见操作日志' },
  'src/client/renderer/page-kinds/useFound.ts 10': PICKS,
  'src/client/renderer/fields/list/layout/OnePlace.tsx MOST_WRONG': {
    why: 'wrong places stand in the plan beside it, these are opened at once',
  },
  'src/client/renderer/fields/widgets/FileBox.tsx MOST_IN_CELL': { says: '等${attachments.length}张' },
  'src/client/renderer/fields/widgets/RefChoice.tsx MOST_IDS': STEP,
  'src/client/renderer/fields/widgets/useFoundOptions.ts PAGE_SIZE': {
    says: '已列出',
    in: 'src/client/renderer/fields/widgets/RefEditor.tsx',
  },
  'src/client/renderer/first/FirstNotes.tsx MOST_ROLES': { says: '等`' },
  'src/client/renderer/keep-focus.ts MOST_PLACES': { why: 'places of the focus, nothing that is shown' },
  'src/client/request/web-log.ts LONGEST': CUT,
  'src/client/shell/page-data.ts 20': { why: 'the progress of a file that was asked for a moment ago' },
  'src/client/shell/search/menu-search.ts MOST': {
    says: '只列出前',
    in: 'src/client/shell/search/MenuSearch.tsx',
  },
  'src/server/auth/sessions/batcher.ts most': STEP,
  'src/server/jobs/tasks/action-progress.ts MOST_FAILS': {
    says: '条失败，以上为前',
    in: 'src/client/actions/ProgressDialog.tsx',
  },
  'src/server/settings/stored.ts MOST': {
    says: '更早的见操作日志',
    in: 'src/client/renderer/page-kinds/settings/History.tsx',
  },
  'src/server/auth/accounts/reached-accounts.ts 2': PICKS,
  'src/server/data/flow/due-tasks.ts AT_ONCE': { why: 'the rest is done in the next minute' },
  'src/server/data/flow/own-task.ts 1': { why: 'the node before is one' },
  'src/server/data/flow/able.ts MOST_ROWS': { says: 'throw outOfScope()' },
  'src/server/data/write/copied-rows.ts most': CUT,
  'src/server/data/read/count.ts COUNT_CAP': {
    says: '以上，请缩小查询范围',
    in: 'src/client/renderer/table/Pager.tsx',
  },
  'src/server/data/read/tree.ts MOST_NODES': { says: 'More' },
  'src/server/data/read/choice-tree.ts most': { says: 'withLeft' },
  'src/server/data/read/get.ts mostLines(entity)': { why: 'a parent takes no more lines than these' },
  'src/server/data/counted/rebuild.ts ROWS_AT_ONCE': STEP,
  'src/server/data/time/time-rules.ts ROWS_AT_ONCE': STEP,
  'src/server/engines/endings/count.ts MOST_NAMES': { says: "' 等'", in: 'src/client/actions/ending.tsx' },
  'src/server/engines/undo/undo.ts MOST_LEFT': {
    says: '<LeftOut',
    in: 'src/client/actions/PreviewDialog.tsx',
  },
  'src/server/engines/undo/undo.ts most': { says: '<LeftOut', in: 'src/client/actions/PreviewDialog.tsx' },
  'src/server/jobs/import/cell-text.ts MOST_SHOWN': CUT,
  'src/server/jobs/import/columns.ts MOST_NAMED': { says: '等' },
  'src/server/jobs/import/order.ts MOST_NAMED': { says: '…' },
  'src/server/jobs/import/plan.ts most': {
    why: 'the file of faults holds every one, and the dialog counts them',
  },
  'src/server/jobs/import/stored.ts MOST_NAMED': { says: '等' },
  'src/server/jobs/import/targets.ts MOST_ASKED': {
    why: 'a hint of what may have been meant, for the first wrong names',
  },
  'src/server/jobs/import/targets.ts MOST_COMPARED': {
    why: 'a hint of what may have been meant, out of the names most alike',
  },
  'src/server/jobs/import/template.ts MOST_NAMES': { says: '项，填写名称' },
  'src/server/jobs/import/template.ts MOST_CHARACTERS': CUT,
  'src/server/jobs/import/report.ts MOST_FAILS': {
    why: 'the file of faults holds every one, and the dialog counts them',
  },
  'src/server/jobs/tasks/action-task.ts MOST_ROWS + 1': { says: '一次最多处理' },
  'src/server/jobs/tasks/background-action.ts most': CUT,
  'src/server/jobs/pdf/missing.ts MOST_PLACES': { says: '处' },
  'src/server/jobs/pdf/missing.ts MOST_LETTERS': {
    why: 'names a row that stands whole in the same document',
  },
  'src/server/jobs/tasks/own-uploads.ts MOST_PACKS': {
    why: 'older archives of one person are found by name or time, which the database is asked for',
  },
  'src/server/jobs/tasks/import-task.ts most': CUT,
  'src/server/jobs/tasks/undo-record.ts most': CUT,
  'src/server/jobs/tasks/old-files.ts FILES_AT_ONCE': STEP,
  'src/server/storage/dropped-files.ts FILES_AT_ONCE': STEP,
  'src/server/modules/app-center/desktop.ts MOST_TILES': {
    why: 'a desktop that nobody arranged yet begins with these, the centre lists all',
  },
  'src/server/modules/orientation/desk/search.ts 20': { says: '名同名新生' },
  'src/server/modules/orientation/desk/search.ts 50': { says: '名新生，请输入' },
  'src/server/modules/orientation/office/roles.ts MOST_AT_ONCE': STEP,
  'src/server/modules/orientation/cash/overdue.ts MOST_AT_ONCE': STEP,
  'src/server/engines/notify/clock.ts most': STEP,
  'src/server/engines/slot/settle.ts MOST': STEP,
  'src/server/engines/paper/overdue.ts MOST': STEP,
  'src/server/engines/paper/bank/add-questions.ts MOST_NAMED': { says: '……另有' },
  'src/server/engines/paper/bank/bank-question.ts 20': {
    why: 'an answer that is no letter is quoted by its beginning, beside the number of its question',
  },
  'src/server/data/expressions/text-order.ts DAY_LENGTH': {
    why: 'a day is compared with a day, and nothing is shown of it',
  },
  'src/server/jobs/print/judge-template.ts FIRST_FIELDS': {
    why: 'a new template begins with these, the editor offers all',
  },
  'src/server/engines/paper/workbook/questions.ts MOST_FAILS': {
    why: 'a sheet has at most 300 questions; faults beyond these show when these are mended',
  },
  'src/server/engines/paper/statistics/stats.ts worst': {
    says: '最低的30个班',
    in: 'schemas/pages/questionnaire/overview.json',
  },
  'src/server/engines/query/ask.ts most': {
    why: 'each query says how many rows, and its call tells it: see below',
  },
  'src/server/modules/rollcall/members.ts most': {
    says: '只列出前',
    in: 'src/server/modules/rollcall/tasks.ts',
  },
  'src/server/engines/audience/said.ts MOST': { says: '等${chosen.length}个' },
  'src/server/engines/paper/statistics/written.ts most': { why: 'a page of the size that is asked for' },
  'src/client/renderer/page-kinds/flows/Publish.tsx MOST_SHOWN': { says: '……共${replay.Differ}份' },
  'src/client/renderer/page-kinds/flows/Publish.tsx maxLength': {
    why: 'what is typed stops there, as in every input',
  },
  'src/client/renderer/page-kinds/flows/WaysForm.tsx maxLength': {
    why: 'what is typed stops there, as in every input',
  },
  'src/client/renderer/page-kinds/flows/Simulation.tsx 3': { says: '等${Count}人' },
  'src/client/renderer/page-kinds/flows/bpmn/nodes.ts MOST_NOTE': { says: '只保留了开头' },
  'src/client/renderer/page-kinds/flows/bpmn/nodes.ts MOST_TITLE': { says: '过长，只保留了开头' },
  'src/server/data/flow/counted-votes.ts AT_ONCE': { why: 'the rest are looked at a minute later' },
  'src/server/data/flow/design/rows.ts NEWEST': {
    why: 'one of them is tried; the newest are as good as others',
  },
  'src/server/data/flow/design/opened.ts MOST_OPTIONS': { why: 'what is not offered is written as CEL' },
  'src/server/data/flow/design/replay.ts most': { why: 'parts of a whole that is gone through to its end' },
  'src/server/data/flow/design/simulate.ts MOST_NAMED': { says: 'Count: people.length' },
  'src/server/data/flow/design/versions.ts MOST_SETS': { why: 'older ones stand in the list of sets' },
  'src/client/renderer/page-kinds/flows/NewFlow.tsx maxLength': { why: 'boxes that take no more characters' },
  'src/client/renderer/page-kinds/flows/NewFlow.tsx 30': {
    why: 'a code that is offered and may be typed over',
  },
  'src/server/data/flow/design/unable.ts MOST_NAMED': { says: '等${left.length}人' },
  'src/server/judge/entities/flow-proof.ts MOST_CODES': { says: '种取值中' },
  'src/server/published/judge.ts MOST_TOLD': { says: '共 ${lines.length} 处' },
};

/** Texts that are cut where they are told, sent or kept under a shorter name: the file, and how many characters stay. */
const TEXTS: ReadonlySet<string> = new Set([
  'src/client/renderer/page-kinds/flows/bpmn/guard.ts 20',
  'src/client/renderer/page-kinds/flows/bpmn/nodes.ts 20',
  'src/client/renderer/page-kinds/flows/bpmn/nodes.ts 60',
  'src/client/renderer/page-kinds/flows/bpmn/read.ts 200',
  'src/client/renderer/page-kinds/designer/Choices.tsx 12',
  'src/client/renderer/page-kinds/designer/Condition.tsx 12',
  'src/client/request/web-log.ts 120',
  'src/client/request/web-log.ts 60',
  'src/server/auth/grants/menus.ts 32',
  'src/server/auth/sso/sso.ts 200',
  'src/server/data/write/bulk-write.ts 24',
  'src/server/data/sql/sql.ts 24',
  'src/server/data/tables/sync-plan.ts 48',
  'src/server/dictionaries/install.ts 32',
  'src/server/http/calls.ts 12',
  'src/server/http/calls.ts 300',
  'src/server/http/calls.ts 40',
  'src/server/http/json-body.ts 40',
  'src/server/http/static-files.ts 22',
  'src/server/http/upload.ts 200',
  'src/server/http/validate.ts 40',
  'src/server/jobs/export/zip.ts 100',
  'src/server/jobs/import/columns.ts 30',
  'src/server/jobs/import/workbook.ts 31',
  'src/server/jobs/pack/archive.ts MOST_PATH',
  'src/server/jobs/xlsx/archive.ts 100',
  'src/server/jobs/xlsx/cell-ref.ts 20',
  'src/server/jobs/xlsx/sheet-rows.ts 20',
  'src/server/jobs/xlsx/sheet-rows.ts 40',
  'src/server/jobs/xlsx/styles.ts 255',
  'src/server/jobs/xlsx/workbook.ts 40',
  'src/server/jobs/xlsx/xml-scan.ts 40',
  'src/server/modules/message-board/posts.ts 100',
  'src/server/modules/orientation/office/batches.ts 60',
  'src/server/engines/paper/sent-design.ts 12',
  'src/server/engines/paper/drafts.ts 94',
  'src/server/engines/paper/workbook/questions.ts 60',
  'src/server/engines/paper/items.ts 2000',
  'src/server/engines/approval/objections.ts 200',
  'src/server/engines/audience/said.ts 100',
  'src/server/modules/rollcall/tasks.ts 37',
  'src/server/modules/vote/flow.ts 80',
  'src/server/modules/vote/flow.ts 2000',
  'src/server/published/package.ts 100',
  'src/server/storage/file-kinds.ts 200',
  'src/server/auth/login/login.ts FIRST_CHARACTERS',
  'src/server/auth/sessions/proof.ts 6',
  'src/server/data/sealed/keys.ts 6',
  'src/server/data/sealed/value.ts COMPARED',
  'src/server/data/sealed/value.ts MARK_LENGTH',
  'src/server/data/sealed/value.ts TAIL_LENGTH',
  'src/server/data/sealed/value.ts TAIL_OF',
]);

const NAMED =
  /LIMIT \$\{([A-Za-z][A-Za-z_]*(?:\([a-z]+\))?(?: \+ 1)?)\}|LIMIT ([2-9]|\d{2,})\b|\.slice\(0, ([A-Z][A-Z_]+|block\.most \?\? MOST|max|most)(?: \+ 1)?\)|\b[pP]ageSize: ([A-Z][A-Z_]+|[2-9]|\d{2,})\b|\b(maxLength)=/g;

/** Parts of dates and first ones are no limits. */
const PARTS = /\.slice\((?:0, (?!(?:1|2|4|7|10|16|19)\))(\d+)|-([A-Z][A-Z_]+|\d+))\)/g;

/** Paging as the asker says, and rows that are gone through to the end. */
const ASKED = new Set(['size', 'pageSize']);

function found(): string[] {
  const places = new Set<string>();
  const files = ['src/client', 'src/server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.') || file.includes('/demo/')) continue;
    for (const line of readFileSync(file, 'utf8').split('\n'))
      for (const match of [...line.matchAll(NAMED), ...line.matchAll(PARTS)]) {
        const name = match.slice(1).find((part) => part !== undefined)!;
        if (!ASKED.has(name)) places.add(`${file} ${name}`);
      }
  }
  return [...places].filter((place) => !TEXTS.has(place)).sort();
}

describe('16.7 nothing that is cut says nothing', () => {
  const places = found();

  it('finds the limits of client and server, and no others are told of', () => {
    expect(places.length).toBeGreaterThan(40);
    expect(Object.keys(LIMITS).filter((place) => !places.includes(place))).toEqual([]);
  });

  it.each(places)('%s', (place) => {
    const limit = LIMITS[place];
    expect(
      limit,
      'a new limit: let it say what it leaves out, or say here why nobody misses anything',
    ).toBeDefined();
    if (!limit || 'why' in limit) return;
    expect(readFileSync(limit.in ?? place.split(' ', 1)[0]!, 'utf8')).toContain(limit.says);
  });

  const { calls } = loadCatalog('schemas');
  const counted = [...calls].flatMap(([name, { note, query }]) =>
    (query ?? []).flatMap(({ top, last }) =>
      [top, last].flatMap((most) => (most === undefined ? [] : [[name, most, note] as const])),
    ),
  );
  it.each(counted)('calls/%s tells in its note that it answers %d rows at most', (_name, most, note) => {
    expect(note).toContain(String(most));
  });
});
