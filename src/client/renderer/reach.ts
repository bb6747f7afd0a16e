import type { ActionFile } from '../../contract/generated/meta.ts';
import type { Notify } from './contexts.ts';
import type { PageData, ReachRequest } from './data.ts';

/** Up to so many people an act that comes to people needs no other question. */
const FEW = 50;

interface Asking {
  readonly data: Pick<PageData, 'reach'>;
  readonly notify: Pick<Notify, 'confirm'>;
  readonly action: ActionFile;
  /** What the button says. */
  readonly name: string;
  readonly request: ReachRequest;
  /** What is asked anyway. */
  readonly question: string | undefined;
}

/** Asks what an act asks anyway, and where it would come to many people whether these are meant. */
export async function agreesToReach(asking: Asking): Promise<boolean> {
  const { data, notify, action, name, request, question } = asking;
  // a server that cannot say how many judges the act itself
  const count = action.reaches ? await data.reach(request).catch(() => 0) : 0;
  const many = count > FEW ? `将涉及 ${count.toLocaleString('en')} 人。` : '';
  if (many === '' && question === undefined) return true;
  const text = many + (question ?? `确定${name}吗？`);
  return notify.confirm({ text, danger: action.danger ?? false });
}
