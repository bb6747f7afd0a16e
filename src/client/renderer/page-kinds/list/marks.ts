import type { ListMark } from '../../../../contract/generated/meta.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { holds } from '../../schema/judge.ts';

/** The first mark whose condition holds for a row. */
export const markOf = (marks: readonly ListMark[] | undefined, row: Row, me: Subject): ListMark | undefined =>
  marks?.find(({ when }) => holds(when, { row, me }));
