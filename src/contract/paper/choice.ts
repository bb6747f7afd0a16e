/** Number that a choice jumps to which ends the questionnaire: no questionnaire has so many questions. */
export const JUMP_END = 998;

/** One of the answers that a question offers. */
export interface Choice {
  readonly key: string;
  readonly text: string;
  /** Number of the question that follows when this is chosen. */
  readonly jumpTo: number | undefined;
  readonly score: number | undefined;
  /** A person who chooses this may need help at once. */
  readonly isWarning: boolean;
  /** A person who chooses this may write what they mean. */
  readonly isOpen: boolean;
  /** Id of the attachment that shows it: the face of a candidate. */
  readonly picture?: string;
  /** What stands below it: where a candidate comes from, what they did. */
  readonly note?: string;
}

const judged = (key: string, text: string): Choice => ({
  key,
  text,
  jumpTo: undefined,
  score: undefined,
  isWarning: false,
  isOpen: false,
});
/** What a statement may be. */
export const JUDGED: readonly Choice[] = [judged('1', '正确'), judged('0', '错误')];

/** Reads a choice as it travels and is stored. */
export function choiceOf(raw: Readonly<Record<string, unknown>>): Choice {
  const picture = textOf(raw['Picture']);
  const note = textOf(raw['Note']);
  return {
    key: textOf(raw['Key']),
    text: textOf(raw['Text']),
    jumpTo: numberOf(raw['JumpTo']),
    score: numberOf(raw['Score']),
    isWarning: isTrue(raw['IsWarn']),
    isOpen: isTrue(raw['AllowOther']),
    ...(picture === '' ? {} : { picture }),
    ...(note === '' ? {} : { note }),
  };
}

/** How many may be chosen, and how many are, for people; empty where it does not matter. */
export function choosingText(
  { least, most }: { least?: number | undefined; most?: number | undefined },
  count: number,
): string {
  const from = Math.max(1, least ?? 1);
  if (most === undefined && from === 1) return '';
  const limit =
    most === undefined
      ? `至少选${from}项`
      : from === 1
        ? `最多选${most}项`
        : from === most
          ? `需选${most}项`
          : `需选${from}至${most}项`;
  return `已选${count}项，${limit}`;
}

/** Whether a value means yes. */
export const isTrue = (value: unknown): boolean => value === true || textOf(value) === '1';
/** A value as text; empty for what is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A value as a number, if it is one. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
