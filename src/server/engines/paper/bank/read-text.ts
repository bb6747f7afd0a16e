import { kindNamed, type SaidQuestion } from './bank-question.ts';

const SECTION = /^[一二三四五六七八九十]{1,3}\s*[、.．]\s*(.*)$/u;
const EACH = /每(?:小)?题\s*(\d+(?:\.\d+)?)\s*分/u;
const NUMBERED = /^(\d{1,4})\s*[.．、)）]\s*(.*)$/u;
const CHOICE = /^([A-H])\s*[.．、:：)）]\s*(.*)$/u;
/** Where a further choice begins on the same line. */
const NEXT_CHOICE = /[\s\u3000]+(?=[A-H]\s*[.．、:：)）])/u;
const NAMED =
  /^[【[]?(参考答案|正确答案|标准答案|答案|解析|答案解析|分值|分数|难度|知识点|考点|题型)[】\]]?\s*[:：]?\s*(.*)$/u;
const TYPE_MARK = /[【[（(]\s*((?:单|多)(?:项选择|选)题?|判断题?|填空题?|简答题?|问答题?)\s*[】\]）)]/u;
const POINTS_MARK = /[（(]\s*(\d+(?:\.\d+)?)\s*分\s*[）)]/u;
/** An answer that stands in the stem itself: a letter, letters or a sign in its brackets. */
const IN_STEM = /[（(]\s*([A-H]{1,8}|[√×✓✗对错])\s*[）)]/u;

const PLACES: Readonly<Record<string, 'answer' | 'analysis' | 'points' | 'difficulty' | 'tag' | 'type'>> = {
  参考答案: 'answer',
  正确答案: 'answer',
  标准答案: 'answer',
  答案: 'answer',
  解析: 'analysis',
  答案解析: 'analysis',
  分值: 'points',
  分数: 'points',
  难度: 'difficulty',
  知识点: 'tag',
  考点: 'tag',
  题型: 'type',
};

type Place = 'title' | 'option' | (typeof PLACES)[string];

interface Draft {
  no: number;
  line: number;
  type: string;
  title: string;
  options: { Key: string; Text: string }[];
  answer: string;
  points: string;
  difficulty: string;
  tag: string;
  analysis: string;
}

/**
 * Reads questions as people write them: numbered, choices by letters, the answer below; a heading such as 一、单选题（每题2分） says
 * of those under it what type they are and what they are worth. What belongs to nothing goes on with the line before.
 */
export function readQuestionText(lines: readonly string[]): SaidQuestion[] {
  const questions: Draft[] = [];
  let section = { type: '', points: '' };
  let place: Place = 'title';
  for (const [at, raw] of lines.entries()) {
    const text = raw.replace(/\u00a0/gu, ' ').trim();
    if (text === '') continue;
    const heading = SECTION.exec(text)?.[1];
    if (heading !== undefined && kindNamed(heading) !== undefined) {
      section = { type: heading.slice(0, 4), points: EACH.exec(heading)?.[1] ?? '' };
      continue;
    }
    const numbered = NUMBERED.exec(text);
    const last = questions.at(-1);
    // a numbered line of an answer in words is no question
    if (
      numbered &&
      !(place === 'answer' && last && Number(numbered[1]) <= last.no && last.options.length === 0)
    ) {
      questions.push(begun(Number(numbered[1]), at + 1, numbered[2]!, section));
      place = 'title';
    } else if (last) place = goOn(last, place, text);
  }
  return questions.map(finished);
}

function begun(no: number, line: number, stem: string, section: { type: string; points: string }): Draft {
  const type = TYPE_MARK.exec(stem)?.[1] ?? section.type;
  const points = POINTS_MARK.exec(stem)?.[1] ?? section.points;
  const title = stem.replace(TYPE_MARK, '').replace(POINTS_MARK, '').trim();
  return { no, line, type, points, title, options: [], answer: '', difficulty: '', tag: '', analysis: '' };
}

/** Takes a line into the question that it belongs to. @returns what the next line goes on with */
function goOn(question: Draft, place: Place, text: string): Place {
  const named = NAMED.exec(text);
  const known = named && PLACES[named[1]!];
  if (known) {
    question[known] = named[2]!.trim();
    return known;
  }
  if (CHOICE.test(text) && (place === 'title' || place === 'option')) {
    for (const part of text.split(NEXT_CHOICE)) {
      const [, Key, Text] = CHOICE.exec(part.trim()) ?? [];
      if (Key !== undefined) question.options.push({ Key, Text: Text!.trim() });
    }
    return 'option';
  }
  const last = question.options.at(-1);
  if (place === 'option' && last) last.Text += ` ${text}`;
  else if (place !== 'option') question[place] += question[place] === '' ? text : `\n${text}`;
  return place;
}

function finished(question: Draft): SaidQuestion {
  if (question.answer !== '') return question;
  const inside = IN_STEM.exec(question.title);
  if (!inside) return question;
  return { ...question, answer: inside[1]!, title: question.title.replace(IN_STEM, '（　　）') };
}
