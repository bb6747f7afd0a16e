import { Tree } from 'antd';
import { useMemo, useState } from 'react';
import { useAnswer } from '../../../read.ts';
import { useData } from '../../../data.ts';
import { LeftOut } from '../../../LeftOut.tsx';
import { Empty, Failed, Skeleton } from '../../../States.tsx';
import type { InputProps } from '../../kit.ts';
import { idsOf } from '../labels.ts';
import { branchesOf, checkedKeys, chosenLeaves, found, summaryOf, type Branch } from './choices.ts';
import { askedBy } from '../asked-by.ts';
import styles from './tree-choice.module.css';

const HEIGHT = 300;

/** Rows of another entity chosen in a tree: a branch stands for all rows below it. */
export function TreeChoice(props: InputProps) {
  const { field, owner } = props;
  const data = useData();
  const asked = { Source: field.ref ?? '', ...askedBy(owner, field) };
  const {
    answer: nodes,
    failure,
    again,
  } = useAnswer(['tree', asked], () => data.tree(asked), { isKept: true });
  if (failure !== undefined) return <Failed text={failure} retry={again} />;
  if (!nodes) return <Skeleton lines={6} />;
  return <Choices {...props} nodes={nodes} />;
}

function Choices({ nodes, ...props }: InputProps & { nodes: Parameters<typeof branchesOf>[0] }) {
  const { id, field, disabled = false } = props;
  const [keyword, setKeyword] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const all = useMemo(() => branchesOf(nodes), [nodes]);
  const shown = useMemo(() => found(all, keyword), [all, keyword]);
  const ids = useMemo(() => idsOf(props.value), [props.value]);
  const checked = useMemo(() => checkedKeys(shown.branches, new Set(ids)), [shown, ids]);
  const choose = (keys: readonly string[]) => {
    const next = chosenLeaves(shown.branches, ids, new Set(keys));
    const names = new Map(nodes.map(({ Id, Name }) => [Id, Name]));
    props.onChange(
      next,
      next.map((one) => names.get(one) ?? one),
    );
  };
  return (
    <div
      className={styles['box']}
      data-invalid={props.invalid ?? false}
      role="group"
      aria-label={props.label ?? field.title}
    >
      <input
        id={id}
        type="search"
        value={keyword}
        disabled={disabled}
        placeholder={`搜索${field.title}`}
        aria-label={`搜索${field.title}`}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid ?? false}
        onChange={(event) => setKeyword(event.target.value)}
        onBlur={props.onBlur}
      />
      {shown.branches.length === 0 ? (
        <Empty text="无匹配项" />
      ) : (
        <Tree
          aria-label={field.title}
          blockNode
          checkable
          selectable={false}
          disabled={disabled}
          height={HEIGHT}
          treeData={shown.branches as Branch[]}
          expandedKeys={[...(keyword.trim() === '' ? opened : shown.open)]}
          onExpand={(keys) => setOpened(keys.map(String))}
          checkedKeys={[...checked]}
          onCheck={(keys) => choose((Array.isArray(keys) ? keys : keys.checked).map(String))}
        />
      )}
      <p role="status">{summaryOf(nodes, ids)}</p>
      <LeftOut
        shown={nodes.filter(({ IsLeaf }) => IsLeaf).length}
        left={nodes.at(-1)?.More ?? 0}
        what={field.title}
      />
    </div>
  );
}
