import type { Row } from '../../../../contract/rules.ts';
import { databaseNow } from '../../../data/time/clock.ts';
import type { DocumentAsked, DocumentPart } from '../../../data/module.ts';
import { partsOf, type Parts } from '../parts.ts';
import { publishedPaper, readPublished } from '../published.ts';
import { holdsOne, isTooFew, partOf, type Part } from './part.ts';
import { figures, statistic, type Named } from './stats.ts';
import { tallies, type Tally } from './tallies.ts';

const TOO_FEW = '样本过少，不显示';

/** The statistics of a paper over the sheets that the caller reaches, for reading on paper; no answer of a single person. */
export async function reportOf(asked: DocumentAsked & { readonly entity: string }): Promise<DocumentPart[]> {
  const { engine, caller, row, entity } = asked;
  const { database } = engine;
  const parts = partsOf(engine, entity);
  const part = partOf(parts, String(row['Id']), caller.subject);
  const told: DocumentPart[] = [
    { text: `${caller.subject.TrueName} 于 ${await databaseNow(database)} 生成` },
    { heading: '一、回收情况', level: 1 },
    { titles: ['项目', '内容'], lines: await overview(asked, parts, part) },
  ];
  if (await isTooFew(database, parts, part)) return [...told, { text: TOO_FEW }];
  const named = async (heading: string, titles: readonly string[], kind: string) =>
    namedTable(heading, titles, await statistic(engine, parts, part, kind));
  const { shares = {}, named: readers = [] } = parts.block.counted ?? {};
  told.push(...(await named('按日期', ['日期', '答卷(份)'], 'trend')));
  for (const [kind, { field, worst }] of Object.entries(shares)) {
    const title = parts.sheets.fields.get(field)?.title ?? '';
    if (worst === undefined) told.push(...(await named(`按${title}`, [title, '回收率(%)'], kind)));
  }
  told.push({ heading: '二、题目统计', level: 1 });
  const paper = await publishedPaper(engine, database, parts, await readPublished(database, parts, part.id));
  if (paper)
    told.push(...(await tallies(engine, parts, caller, part, paper.questions)).flatMap(questionParts));
  if (!parts.factors || !holdsOne(caller.subject, readers)) return told;
  const factors = [
    ...(await named('因子均值', ['因子', '均值', '常模'], 'factors')),
    ...(await named('各因子等级分布', ['因子', '等级', '人数'], 'factorLevels')),
    ...(await named('预警等级', ['等级', '人数'], 'levels')),
  ];
  return [...told, { heading: '三、因子与预警', level: 1 }, ...factors];
}

async function overview(
  { engine, row }: DocumentAsked,
  parts: Parts,
  part: Part,
): Promise<[string, string][]> {
  const { Target, Answered, Rate, ValidRate, Minutes } = await figures(engine, parts, part);
  const heads = parts.block.counted?.report ?? [];
  return [
    ...heads.map((name): [string, string] => [parts.paper.fields.get(name)?.title ?? name, shown(row, name)]),
    ['填写时间', `${String(row['StartTime'])} 至 ${String(row['EndTime'])}`],
    ['应填', `${Target}人`],
    ['已填', `${Answered}人`],
    ['回收率', `${Rate}%`],
    ['有效率', `${ValidRate}%`],
    ['平均用时', Minutes === null ? '—' : `${Minutes}分`],
  ];
}

/** The display text of a field, or its value. */
const shown = (row: Row, name: string): string => String(row[`${name}Name`] ?? row[name] ?? '');

function namedTable(heading: string, titles: readonly string[], rows: readonly Named[]): DocumentPart[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ Name, Level, Value, Norm }) => [
    Name,
    ...(Level === undefined ? [] : [Level]),
    Value,
    ...(titles.includes('常模') ? [Norm ?? '—'] : []),
  ]);
  return [
    { heading, level: 2 },
    { titles, lines },
  ];
}

/** A question as a table of its choices, or of the lines of its matrix. */
export function questionParts({ Title, Note, Rows, Lines, Listed }: Tally): DocumentPart[] {
  const isWritten = Rows.length === 0 && Lines.length === 0 && Listed > 0;
  const parts: DocumentPart[] = [
    { heading: Title, level: 2 },
    { text: isWritten ? `${Note}，填写内容见系统` : Note },
  ];
  if (Rows.length > 0)
    parts.push({
      titles: ['选项', '人数', '占比'],
      lines: Rows.map(({ Name, Count, Share }) => [Name, Count, `${Share}%`]),
    });
  const [first] = Lines;
  if (!first) return parts;
  const hasMean = Lines.some(({ Mean }) => Mean !== null);
  const titles = ['', ...first.Rows.map(({ Name }) => Name), ...(hasMean ? ['均分'] : [])];
  const lines = Lines.map((line) => {
    const shares = titles
      .slice(1, hasMean ? -1 : undefined)
      .map((name) => line.Rows.find((choice) => choice.Name === name))
      .map((choice) => (choice ? `${choice.Count}（${choice.Share}%）` : 0));
    return [line.Name, ...shares, ...(hasMean ? [line.Mean ?? '—'] : [])];
  });
  return [...parts, { titles, lines }];
}
