import type { ActionFile } from '../../contract/generated/meta.ts';
import type { Subject } from '../../contract/subject.ts';
import { windowProblem } from '../../contract/window.ts';
import type { Row } from '../renderer/data.ts';
import { shanghaiNow } from '../renderer/schema/judge.ts';

/** Why an action may not run on a row at this moment. Apart from the buttons, since formulas weigh more than a whole frame. */
export const closedNow = (action: ActionFile, row: Row, me: Subject): string | undefined =>
  windowProblem(action, { row, me, now: shanghaiNow() });
