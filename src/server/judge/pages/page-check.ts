import type { BoardPage, NoticesPage, PageFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { ownIdOf } from '../../../contract/own-page.ts';
import { entityNameOf } from '../../../contract/page.ts';
import { namesIn } from '../../../contract/names.ts';
import { callSourcesOf } from '../../../contract/page-names.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { checkBlocks } from '../blocks/block-check.ts';
import { checkCall } from '../blocks/source-check.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { Inspection } from '../names/references.ts';
import type { Problem } from '../problem.ts';
import { checkCards, checkHome } from './cards-check.ts';
import { checkDesigner } from './designer-check.ts';
import { checkDetail } from './detail-check.ts';
import { checkForm } from './form-check.ts';
import { checkGrants } from './grants-check.ts';
import { checkGuide } from './guide-check.ts';
import { checkLink } from './link-check.ts';
import { checkList } from './list-check.ts';
import { namesOf } from './opened-row.ts';
import { checkPaper } from './paper-check.ts';
import { checkPicker } from './picker-check.ts';
import { checkBatch, checkPrint } from './print-check.ts';
import { checkOnce } from './repeated-check.ts';
import { checkScan } from './scan-check.ts';
import { checkSettingsPage } from './settings-page-check.ts';
import { checkTabs } from './tabs-check.ts';

type Page<Kind extends PageFile['kind']> = Extract<PageFile, { kind: Kind }>;

/** Judges what a page says beyond names, which are judged wherever the vocabulary marks one. */
type PageCheck<Of, Kind extends PageFile['kind']> = (
  inspection: Inspection,
  entity: Of,
  page: Page<Kind>,
  path: string,
) => void;

/** Kinds whose pages show rows of an entity, where there is more to judge than names. */
const OF_ROWS: { readonly [Kind in PageFile['kind']]?: PageCheck<EntityModel, Kind> } = {
  list: (inspection, entity, page) => {
    checkList(inspection, entity, page);
    checkBlocks(inspection, page);
  },
  form: checkForm,
  wizard: checkForm,
  detail: checkDetail,
  paper: checkPaper,
  designer: checkDesigner,
  picker: checkPicker,
  print: checkPrint,
  batch: checkBatch,
  settings: checkSettingsPage,
  scan: checkScan,
  guide: checkGuide,
  grants: checkGrants,
};

/** Kinds that have no entity, or may be without one. */
const OF_NONE: { readonly [Kind in PageFile['kind']]?: PageCheck<EntityModel | undefined, Kind> } = {
  tabs: checkTabs,
  home: checkHome,
  cards: checkCards,
  link: checkLink,
  board: checkBoard,
  notices: checkBoard,
  todo: (inspection, _, { boxes }) =>
    checkOnce(
      inspection,
      '分类',
      boxes.map(({ box }, index) => [['boxes', index, 'box'], box]),
    ),
};

/** Holds a page against the entities, EnCodes and pages that it names. */
export function checkPage(set: SchemaSet, path: string, page: PageFile): Problem[] {
  const inspection = new Inspection(set, `pages/${path}.json`);
  const name = entityNameOf(page);
  const entity = name === undefined ? undefined : inspection.entity(['entity'], name);
  const check = OF_NONE[page.kind] as PageCheck<EntityModel | undefined, PageFile['kind']> | undefined;
  const ofRows = OF_ROWS[page.kind] as PageCheck<EntityModel, PageFile['kind']> | undefined;
  if (check) check(inspection, entity, page, path);
  else if (!ofRows) checkPlain(inspection, entity, page);
  else if (entity) ofRows(inspection, entity, page, path);
  if (ownIdOf(page, set.pages) !== undefined) checkOwn(inspection, page);
  return inspection.problems;
}

/** A page of one's own tells nobody's numbers besides: a student who judges classmates, or who is on the staff as well, reaches theirs. */
function checkOwn(inspection: Inspection, page: PageFile): void {
  for (const [pointer, { call, input = {} }] of callSourcesOf(page)) {
    const asked = inspection.set.calls.get(call)?.query ?? [];
    const isAskedOf = Object.values(input).some((formula) => /\bme\.\w+/.test(formula));
    if (!isAskedOf && asked.some(({ own }) => !own))
      inspection.report([...pointer.split('/').slice(1), 'call'], `这是本人的页面，${call} 的查询须有 "own"`);
  }
}

/** A kind of which no more is known has its conditions and its calls judged wherever the vocabulary marks one. */
function checkPlain(inspection: Inspection, entity: EntityModel | undefined, page: PageFile): void {
  const names = namesOf(entity, entityNameOf(page) !== undefined);
  for (const { kind, at, name } of namesIn('page', page))
    if (kind === 'condition')
      inspection.condition(at, name, names, TRUTHS.has(at.at(-1)) ? 'bool' : undefined);
  for (const [pointer, source] of callSourcesOf(page))
    checkCall(inspection, pointer.split('/').slice(1), source, names);
}

/** Keys whose conditions say yes or no. */
const TRUTHS: ReadonlySet<string | number | undefined> = new Set(['when', 'visible', 'required', 'disabled']);

function checkBoard(inspection: Inspection, _: unknown, page: BoardPage | NoticesPage): void {
  if (page.kind === 'board' && page.opens !== undefined)
    inspection.condition(['opens'], page.opens, { me: SUBJECT_TYPE }, 'bool');
  checkBlocks(inspection, page);
}
