import { Button, Checkbox, Select, Tree } from 'antd';
import { useMemo, useState } from 'react';
import type { GrantsPage } from '../../../../contract/generated/meta.ts';
import { useMe, useNavigation, useNotify } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { Empty } from '../../States.tsx';
import { inputOf } from '../../blocks/source.ts';
import { isSought } from '../../fields/widgets/sought.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import {
  branchesOf,
  changesOf,
  checkedOf,
  copiedFrom,
  shownOf,
  tickedOf,
  toggled,
  wishesText,
  type Branch,
  type RoleGrants,
  type Ticked,
} from './model.ts';
import styles from './grants.module.css';

interface GrantingProps {
  readonly file: GrantsPage;
  readonly rowId: string;
  readonly role: RoleGrants;
  again(): Promise<void>;
}

/** The tree of a role with what is ticked in it, until it is saved. */
export function Granting({ file, rowId, role, again }: GrantingProps) {
  const data = useData();
  const notify = useNotify();
  const before = useMemo(() => tickedOf(role), [role]);
  const [ticked, setTicked] = useState<Ticked>(before);
  const [busy, setBusy] = useState(false);
  const changes = changesOf(before, ticked);
  const isChanged = Object.values(changes).some((count) => count > 0);
  useLeaveGuard({ isDirty: () => isChanged }, useNavigation());
  const save = async () => {
    if (!(await notify.confirm({ text: `${spelled(changes)}，保存后立即生效，确定保存吗？` }))) return;
    setBusy(true);
    try {
      await data.act({ EnCode: file.save, Ids: [rowId], Params: { Menus: wishesText(role, ticked) } });
      await again();
      notify.success('授权已保存');
    } catch {
      // The refusal has been told; what is ticked stays.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles['grants']}>
      <header>
        <h2>{role.RoleName}</h2>
        <p>{file.scopes[role.DataScope] ?? ''}</p>
        <Copy file={file} role={role} copied={setTicked} />
        <Button disabled={!isChanged} onClick={() => setTicked(before)}>
          还原
        </Button>
        <Button type="primary" disabled={!isChanged} loading={busy} onClick={() => void save()}>
          保存
        </Button>
      </header>
      <p role="status">
        {`已选 ${ticked.size} 个菜单、${buttonCount(ticked)} 个按钮`}
        {isChanged && `；${spelled(changes)}，尚未保存`}
      </p>
      <MenuTree role={role} ticked={ticked} tick={(branch) => setTicked(toggled(ticked, branch))} />
    </div>
  );
}

const buttonCount = (ticked: Ticked) => [...ticked.values()].reduce((sum, codes) => sum + codes.size, 0);

function spelled({
  menusGiven,
  menusTaken,
  buttonsGiven,
  buttonsTaken,
}: ReturnType<typeof changesOf>): string {
  const said = (verb: string, menus: number, buttons: number) => {
    const counts = [menus > 0 && `${menus} 个菜单`, buttons > 0 && `${buttons} 个按钮`].filter(Boolean);
    return counts.length === 0 ? [] : [`${verb} ${counts.join('、')}`];
  };
  return [...said('新增', menusGiven, buttonsGiven), ...said('取消', menusTaken, buttonsTaken)].join('，');
}

/** Ticks what another role holds, instead of what is ticked. */
function Copy({ file, role, copied }: { file: GrantsPage; role: RoleGrants; copied(ticked: Ticked): void }) {
  const data = useData();
  const me = useMe();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const copy = async (Id: string) => {
    setBusy(true);
    try {
      const other = await data.ask(file.source.call, inputOf(file.source.input, { me, row: { Id } }));
      copied(copiedFrom(other as unknown as RoleGrants, role));
      notify.success('已按所选角色勾选，保存后生效');
    } catch {
      // The refusal has been told.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Select<string>
      className={styles['copy']!}
      aria-label="复制其他角色的授权"
      placeholder="复制其他角色的授权"
      showSearch
      filterOption={isSought}
      loading={busy}
      value={null as unknown as string}
      options={role.Roles.map(({ Id, RoleName }) => ({ value: Id, label: RoleName }))}
      onChange={(id) => void copy(id)}
    />
  );
}

/** Below it the head of the page and the search stand. */
const ABOVE = 330;
const LEAST_HEIGHT = 320;

interface MenuTreeProps {
  readonly role: RoleGrants;
  readonly ticked: Ticked;
  tick(branch: Branch): void;
}

function MenuTree({ role, ticked, tick }: MenuTreeProps) {
  const [sought, seek] = useState('');
  const [onlyTicked, setOnlyTicked] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<string>>();
  const all = useMemo(() => branchesOf(role.Menus), [role]);
  const { shown, open } = shownOf(all, { sought: sought.trim(), ticked: onlyTicked ? ticked : undefined });
  return (
    <>
      <div className={styles['bar']}>
        <input
          type="search"
          aria-label="搜索菜单或按钮"
          placeholder="搜索菜单或按钮"
          value={sought}
          onChange={(event) => {
            seek(event.target.value);
            setOpened(undefined);
          }}
        />
        <Checkbox checked={onlyTicked} onChange={(event) => setOnlyTicked(event.target.checked)}>
          只看已选
        </Checkbox>
      </div>
      {shown.length === 0 ? (
        <Empty text="没有符合的菜单或按钮" />
      ) : (
        <Tree<Branch>
          aria-label="菜单与按钮"
          blockNode
          checkable
          checkStrictly
          selectable={false}
          height={Math.max(LEAST_HEIGHT, window.innerHeight - ABOVE)}
          treeData={shown}
          titleRender={(branch) => <Title branch={branch} ticked={ticked} />}
          expandedKeys={[...(opened ?? open)]}
          onExpand={(keys) => setOpened(new Set(keys.map(String)))}
          checkedKeys={checkedOf(shown, ticked)}
          onCheck={(_keys, { node }) => tick(node)}
        />
      )}
    </>
  );
}

function Title({ branch, ticked }: { branch: Branch; ticked: Ticked }) {
  const { text, menu, enCode, children } = branch;
  const own = ticked.get(menu.Id);
  const buttons = enCode === undefined && own ? menu.Buttons.length : 0;
  const isEmpty = enCode === undefined && own !== undefined && !menu.Reaches;
  return (
    <span className={styles['title']} data-button={enCode !== undefined}>
      {text}
      {buttons > 0 && children.some((child) => child.enCode !== undefined) && (
        <small>{`${own!.size} / ${buttons} 个按钮`}</small>
      )}
      {isEmpty && <small data-warning="true">该角色的数据范围内没有此页面的数据</small>}
    </span>
  );
}
