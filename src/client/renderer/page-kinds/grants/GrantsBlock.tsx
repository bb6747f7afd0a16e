import type { GrantsPage } from '../../../../contract/generated/meta.ts';
import { useMe } from '../../contexts.ts';
import { useCall } from '../../read.ts';
import { faultAt } from '../../schema/fault.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import { inputOf } from '../../blocks/source.ts';
import type { BlockProps } from '../index.ts';
import { Granting } from './Granting.tsx';
import type { RoleGrants } from './model.ts';

/** Menus and single buttons of a role, ticked in one tree. */
export function GrantsBlock({ page, rowId }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'grants') throw faultAt(page.place, `页面类型应为 grants，实际为 ${file.kind}`);
  return rowId === undefined ? (
    <Empty text="请从列表中选择角色" />
  ) : (
    <Reading key={rowId} file={file} rowId={rowId} />
  );
}

function Reading({ file, rowId }: { file: GrantsPage; rowId: string }) {
  const me = useMe();
  const { call, input } = file.source;
  const { answer, failure, again } = useCall(call, inputOf(input, { me, row: { Id: rowId } }));
  if (failure !== undefined && !answer) return <Failed text={failure} retry={again} />;
  if (!answer) return <Skeleton lines={10} />;
  const role = answer as unknown as RoleGrants;
  return <Granting file={file} rowId={rowId} role={role} again={again} />;
}
