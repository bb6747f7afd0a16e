import type { QuestionKind } from '../../../../contract/paper/question.ts';
import type { Engine } from '../../../data/engine.ts';
import type { TemplateSheet } from '../../../data/module.ts';
import type { Parts } from '../parts.ts';
import { ALL_HEADINGS, notesOn } from './columns.ts';

/** Types that may be asked, by their names. */
export type QuestionTypes = ReadonlyMap<string, { readonly code: string; readonly kind: QuestionKind }>;

/** The types that a paper asks by, by their names. */
export function questionTypes(
  { catalog }: Pick<Engine, 'catalog'>,
  { questions, block }: Parts,
): QuestionTypes {
  const { dict = '' } = questions.fields.get('QType') ?? {};
  const items = catalog.codes.get(dict)?.items ?? [];
  return new Map(
    items.flatMap(({ name, code }) => {
      const kind = Object.hasOwn(block.types, code) ? block.types[code] : undefined;
      return kind ? [[name, { code, kind }] as const] : [];
    }),
  );
}

/** The workbook that questions are read from, and what its columns take. */
export const workbookOf = (engine: Pick<Engine, 'catalog'>, parts: Parts): readonly TemplateSheet[] => [
  { name: '题目', headings: ALL_HEADINGS, lines: [] },
  {
    name: '填写说明',
    headings: ['列名', '必填', '说明'],
    lines: notesOn([...questionTypes(engine, parts).keys()]),
  },
];
