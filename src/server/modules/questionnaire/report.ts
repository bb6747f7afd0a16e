import type { DocumentAsked, DocumentPart } from '../../data/module.ts';
import { databaseNow } from '../../data/clock.ts';
import { readPublished } from './answer.ts';
import { publishedPaper } from './published-paper.ts';
import { countSheets, FEWEST, figures, partOf, statistic, type Named, type Part } from './stats.ts';
import { tallies, type Tally } from './tallies.ts';

/** Who reads of factors and warnings (domain/02-modules-B, B1). */
const PSYCHOLOGISTS = 'psych_admin';
const TOO_FEW = '样本过少，不显示';

/** The statistics of a questionnaire over the sheets that the caller reaches, for reading on paper; no answer of a single person. */
export async function reportOf(asked: DocumentAsked): Promise<DocumentPart[]> {
  const { engine, caller, row } = asked;
  const { database } = engine;
  const part = partOf(String(row['Id']), caller.subject);
  const parts: DocumentPart[] = [
    { text: `${caller.subject.TrueName} 于 ${await databaseNow(database)} 生成` },
    { heading: '一、回收情况', level: 1 },
    { titles: ['项目', '内容'], lines: await overview(asked, part) },
  ];
  if ((await countSheets(database, part)) < FEWEST) return [...parts, { text: TOO_FEW }];
  const named = async (heading: string, titles: readonly string[], kind: string) =>
    tableOf(heading, titles, await statistic(database, engine.catalog.scales, part, kind));
  parts.push(
    ...(await named('按日期', ['日期', '答卷(份)'], 'trend')),
    ...(await named('按学院', ['学院', '回收率(%)'], 'colleges')),
    { heading: '二、题目统计', level: 1 },
  );
  const paper = await publishedPaper(engine, database, await readPublished(database, part.id));
  if (paper) parts.push(...(await tallies(engine, caller, part, paper.questions)).flatMap(questionParts));
  if (!caller.subject.Roles.includes(PSYCHOLOGISTS)) return parts;
  const factors = [
    ...(await named('因子均值', ['因子', '均值', '常模'], 'factors')),
    ...(await named('各因子等级分布', ['因子', '等级', '人数'], 'factorLevels')),
    ...(await named('预警等级', ['等级', '人数'], 'levels')),
  ];
  return [...parts, { heading: '三、因子与预警', level: 1 }, ...factors];
}

async function overview({ engine, row }: DocumentAsked, part: Part): Promise<[string, string][]> {
  const { Target, Answered, Rate, ValidRate, Minutes } = await figures(engine.database, part);
  return [
    ['问卷类型', String(row['SurveyTypeName'] ?? '')],
    ['填写时间', `${String(row['StartTime'])} 至 ${String(row['EndTime'])}`],
    ['应填', `${Target}人`],
    ['已填', `${Answered}人`],
    ['回收率', `${Rate}%`],
    ['有效率', `${ValidRate}%`],
    ['平均用时', Minutes === null ? '—' : `${Minutes}分`],
  ];
}

function tableOf(heading: string, titles: readonly string[], rows: readonly Named[]): DocumentPart[] {
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
