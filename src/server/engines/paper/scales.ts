import type { ScaleFile, ScaleLevel } from '../../../contract/generated/meta.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Design } from './design.ts';
import type { Parts } from './parts.ts';

/** Scales by their code. */
export type Scales = Catalog['scales'];

/** Answers of this score count as a symptom where a paper is of no scale. */
const SYMPTOM = 2;

/** From which score on an answer counts as a symptom. */
export const symptomFrom = (scale: ScaleFile | undefined): number => scale?.positive?.from ?? SYMPTOM;

/** The questions and factors that a paper of the scale begins with. */
export function designOf({ block }: Pick<Parts, 'block'>, { items, factors, levels }: ScaleFile): Design {
  const numbers = Array.from({ length: items.count }, (_, at) => at + 1);
  const [single = ''] = Object.entries(block.types).find(([, kind]) => kind === 'single') ?? [];
  return {
    Questions: numbers.map((no) => questionOf(items, no, single)),
    Factors: factors.map((factor) => ({
      Code: factor.code,
      Name: factor.name,
      Calc: factor.calc,
      Questions: factor.items ?? numbers,
      Levels: levelsOf(factor.levels, levels).map(({ min, max, warn, advice }) => ({
        Min: min,
        Max: max,
        WarnLevel: warn,
        Advice: advice,
      })),
    })),
  };
}

const levelsOf = (
  own: ScaleFile['factors'][number]['levels'],
  shared: ScaleFile['levels'] = {},
): readonly ScaleLevel[] => (typeof own === 'string' ? (shared[own] ?? []) : own);

function questionOf(
  { title, texts, options, danger, reversed }: ScaleFile['items'],
  no: number,
  Type: string,
): Design['Questions'][number] {
  const alarming = danger?.find(({ item }) => item === no)?.from ?? Number.POSITIVE_INFINITY;
  return {
    Id: String(no),
    Type,
    Title: texts?.[no - 1] ?? title.replace('{no}', String(no)),
    Required: 1,
    IsReverse: reversed?.includes(no) ? 1 : 0,
    Options: options.map(({ text, score }, at) => ({
      Key: String(at + 1),
      Text: text,
      Score: score,
      IsWarn: score >= alarming ? 1 : 0,
    })),
  };
}
