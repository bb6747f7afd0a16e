import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { SettingsPage } from '../../../../contract/generated/meta.ts';
import { isLeavingOnPurpose } from '../../../session/unsaved.ts';
import { useCall } from '../../read.ts';
import { SETTINGS_GROUP, useMe, useNavigation } from '../../contexts.ts';
import { queryOf } from '../../query.ts';
import { faultAt } from '../../schema/fault.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import { TabStrip } from '../../TabStrip.tsx';
import type { BlockProps } from '../index.ts';
import { inputOf } from '../../blocks/source.ts';
import { GroupForm } from './GroupForm.tsx';
import type { SettingsGroup } from './model.ts';
import styles from './settings.module.css';

/** Settings in groups behind tabs; each group is saved by itself, and what is typed in one stays while others are looked at. */
export function SettingsBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'settings') throw faultAt(page.place, `页面类型应为 settings，实际为 ${file.kind}`);
  const me = useMe();
  const { call, input } = file.source;
  const { answer, failure, again } = useCall(call, inputOf(input, { me }));
  if (failure !== undefined) return <Failed text={failure} retry={again} />;
  if (!answer) return <Skeleton lines={8} />;
  const groups = (answer as { Groups?: readonly SettingsGroup[] }).Groups ?? [];
  if (groups.length === 0) return <Empty text="没有可以配置的内容" />;
  return <Groups file={file} page={page} groups={groups} again={again} />;
}

interface GroupsProps extends BlockProps {
  readonly file: SettingsPage;
  readonly groups: readonly SettingsGroup[];
  again(): Promise<void>;
}

function Groups({ file, page, groups, again }: GroupsProps) {
  const id = useId();
  const navigation = useNavigation();
  const { path, guard } = navigation;
  const [wanted, choose] = useState(() => queryOf(path).get(SETTINGS_GROUP) ?? '');
  const active = groups.some(({ Code }) => Code === wanted) ? wanted : groups[0]!.Code;
  const forms = useRef(new Map<string, () => boolean>());
  const isDirty = useCallback(() => [...forms.current.values()].some((dirty) => dirty()), []);
  useEffect(() => guard(isDirty), [guard, isDirty]);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (!isLeavingOnPurpose() && isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [isDirty]);
  return (
    <div className={styles['settings']}>
      <TabStrip
        label={file.title}
        tabs={groups.map(({ Code, Title }) => ({ key: Code, title: Title }))}
        active={active}
        panelId={(key) => `${id}-${key}`}
        choose={(key) => {
          choose(key);
          navigation.keepInAddress(SETTINGS_GROUP, key);
        }}
      />
      {groups.map((group) => (
        <div
          key={group.Code}
          id={`${id}-${group.Code}`}
          role="tabpanel"
          aria-label={group.Title}
          hidden={group.Code !== active}
        >
          <GroupForm
            file={file}
            place={page.place}
            group={group}
            again={again}
            watch={(dirty) => {
              forms.current.set(group.Code, dirty);
              return () => void forms.current.delete(group.Code);
            }}
          />
        </div>
      ))}
    </div>
  );
}
