import { Button, Modal, Select } from 'antd';
import { useState } from 'react';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { FlowsPage } from '../../../../contract/generated/meta.ts';
import { messageOf, useData } from '../../data.ts';
import styles from './flows.module.css';
import { sideBySide } from './side-by-side.ts';
import type { Draft } from './tree.ts';
import { textOf } from './useFlow.ts';

interface VersionsProps {
  readonly file: FlowsPage;
  readonly code: string;
  readonly draft: Draft;
  readonly isReading: boolean;
  restore(draft: Draft): void;
}

type Version = CallOutput['FlowDesign/Versions']['Versions'][number];

/** The versions of a definition beside what is worked on; one can be taken up again. */
export function Versions({ file, code, draft, isReading, restore }: VersionsProps) {
  const data = useData();
  const [isOpen, setOpen] = useState(false);
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const [id, choose] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const open = () => {
    setOpen(true);
    data
      .ask(file.versions, { Code: code })
      .then((answer) => setVersions((answer as CallOutput['FlowDesign/Versions']).Versions))
      .catch((error: unknown) => setFailure(messageOf(error)));
  };
  const version = versions.find((one) => one.Id === id) ?? versions[0];
  const old = version && (JSON.parse(version.Text) as Draft);
  const take = () => {
    if (!old) return;
    restore(old);
    setOpen(false);
  };
  const lines = old ? sideBySide(textOf(old), textOf(draft)) : [];
  return (
    <>
      <Button onClick={open}>版本</Button>
      <Modal open={isOpen} width={1000} title="流程版本" footer={null} onCancel={() => setOpen(false)}>
        {failure !== undefined && <p role="alert">{failure}</p>}
        {version && (
          <>
            <div className={styles['head']}>
              <Select
                style={{ flex: 1, minWidth: 200 }}
                aria-label="版本"
                value={version.Id}
                options={versions.map((one) => ({ value: one.Id, label: labelOf(one) }))}
                onChange={choose}
              />
              {!isReading && <Button onClick={take}>恢复为草稿</Button>}
            </div>
            <div className={styles['versions']}>
              {(['left', 'right'] as const).map((side) => (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is longer than its place is scrolled by keys
                <pre key={side} tabIndex={0} aria-label={side === 'left' ? version.Title : '当前草稿'}>
                  {lines.map((line, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
                    <span key={at} data-change={line.isSame ? undefined : side === 'left' ? '-' : '+'}>
                      {line[side] || '\u00a0'}
                    </span>
                  ))}
                </pre>
              ))}
            </div>
          </>
        )}
      </Modal>
    </>
  );
}

function labelOf({ Title, Kind, Note, UserName, Date, Running, Closed }: Version): string {
  const counts = Running + Closed > 0 ? `办理中${Running}份、已办结${Closed}份` : '';
  return [Title, Kind, Date, UserName, Note, counts]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}
