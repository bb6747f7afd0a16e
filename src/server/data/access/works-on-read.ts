import type { EntityModel } from '../../../contract/model.ts';

/** Whether an action works on rows that the caller merely reads, since it changes nothing of them or was handed out with them. */
export function worksOnRead({ actions, file }: EntityModel, enCode: string): boolean {
  const action = actions.get(enCode);
  return (
    action?.verb === 'toggle' || action?.onRead === true || file.shared?.actions?.includes(enCode) === true
  );
}
