import paperParts from '../../../../schemas/_meta/paper-parts.json' with { type: 'json' };
import type { Paper } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';

type Entities = ReadonlyMap<string, EntityModel>;
export type Part = keyof typeof paperParts.parts;

/** The entities of a paper, and which part each of them is. */
export const PARTS = {
  questions: 'question',
  factors: 'factor',
  takings: 'taking',
  sheets: 'sheet',
  answers: 'answer',
} as const satisfies Partial<Record<keyof Paper, Part>>;

/** What says of a question that was picked, or of a rule that draws, where it stands and what it is worth. */
export const PLACED: readonly string[] = ['Sort', 'Points'];

const fixedOf = (part: Part): readonly string[] => Object.keys(paperParts.parts[part]);

/** The entities of a paper with the names by which the engine reads each. */
function readNames({ name, file }: EntityModel): (readonly [entity: string, names: readonly string[]])[] {
  const { paper } = file;
  if (!paper) return [];
  const { bank } = paper;
  return [
    [name, fixedOf('paper')],
    ...Object.entries(PARTS).flatMap(([key, part]) => {
      const entity = paper[key as keyof typeof PARTS];
      const isPicked = key === 'questions' && paper.picked !== undefined;
      return entity === undefined ? [] : [[entity, isPicked ? PLACED : fixedOf(part)] as const];
    }),
    ...(bank ? [[bank.questions, fixedOf('question')] as const] : []),
    ...(bank?.rules === undefined ? [] : [[bank.rules, PLACED] as const]),
  ];
}

/** The entity whose "paper" reads a field by its very name, so that it cannot have another. */
export const paperReading = (entities: Entities, entity: string, field: string): string | undefined =>
  [...entities.values()].find((paper) =>
    readNames(paper).some(([read, names]) => read === entity && names.includes(field)),
  )?.name;

/**
 * The entities whose field of this name means the same for a paper as the one of `entity`, and goes by another name only with it:
 * the reference to the row, and what the parts repeat of each other. A column that follows another says of itself which.
 */
export function namedTogether(entities: Entities, entity: string, field: string): string[] {
  const groups = [...entities.values()].flatMap(({ name, file: { paper } }): (string | undefined)[][] => {
    if (!paper) return [];
    const { by, bank, person } = paper;
    const { questions, factors, takings, sheets, answers } = paper;
    const rules = bank?.rules;
    if (field === by) return [[questions, factors, takings, sheets, answers, rules]];
    if (field === person?.field) return [[takings, sheets, answers]];
    return [
      [name, takings],
      [sheets, answers],
      ...(rules === undefined || field === bank!.chosen || field === bank!.count
        ? []
        : [[rules, bank!.questions]]),
    ];
  });
  const isOwn = (name: string | undefined): name is string => {
    const found = entities.get(name ?? '')?.fields.get(field);
    return found !== undefined && !found.implicit && found.follows === undefined;
  };
  const together = groups.filter((group) => group.includes(entity)).flat();
  return isOwn(entity) ? [...new Set(together)].filter(isOwn).filter((name) => name !== entity) : [];
}
