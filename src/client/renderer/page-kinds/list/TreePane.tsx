import { Tree } from 'antd';
import { useMemo, useState } from 'react';
import { useAnswer } from '../../read.ts';
import { useData, type TreeNode } from '../../data.ts';
import { branchesOf, found, type Branch } from '../../fields/widgets/tree/choices.ts';
import { LeftOut } from '../../LeftOut.tsx';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import styles from './list.module.css';

interface TreePaneProps {
  readonly source: string;
  readonly title: string;
  readonly chosen: string | undefined;
  choose(id: string | undefined): void;
}

/** Beyond so many nodes, one is found by its name. */
const MOST_UNSOUGHT = 20;
/** So few at the top are open from the beginning. */
const FEW = 2;

/** A tree beside a list. */
export function TreePane(props: TreePaneProps) {
  const { source, title } = props;
  const data = useData();
  const asked = { Source: source };
  const {
    answer: nodes,
    failure,
    again,
  } = useAnswer(['tree', asked], () => data.tree(asked), { isKept: true });
  return (
    <section className={styles['tree']} aria-label={title}>
      <h2>{title}</h2>
      {failure !== undefined && <Failed text={failure} retry={again} />}
      {!nodes && failure === undefined && <Skeleton lines={5} />}
      {nodes && failure === undefined && <Nodes {...props} nodes={nodes} />}
      {nodes && (
        <LeftOut
          shown={nodes.length}
          left={nodes.at(-1)?.More ?? 0}
          what={title}
          way="请用列表的查询条件查找"
        />
      )}
    </section>
  );
}

function Nodes({ nodes, title, chosen, choose }: TreePaneProps & { nodes: readonly TreeNode[] }) {
  const [sought, seek] = useState('');
  const all = useMemo(() => branchesOf(nodes), [nodes]);
  const shown = useMemo(() => found(all, sought), [all, sought]);
  const [opened, setOpened] = useState(() => (all.length > FEW ? [] : all.map(({ key }) => key)));
  return (
    <>
      {nodes.length > MOST_UNSOUGHT && (
        <input
          type="search"
          className={styles['seek']}
          aria-label={`查找${title}`}
          placeholder={`查找${title}`}
          value={sought}
          onChange={(event) => seek(event.target.value)}
        />
      )}
      {shown.branches.length === 0 && <Empty {...(nodes.length === 0 ? { text: `尚无${title}` } : {})} />}
      {shown.branches.length > 0 && (
        <Tree<Branch & { children: Branch[] }>
          aria-label={title}
          blockNode
          showLine={{ showLeafIcon: false }}
          treeData={shown.branches as (Branch & { children: Branch[] })[]}
          expandedKeys={sought.trim() === '' ? opened : [...shown.open]}
          onExpand={(keys) => setOpened(keys.map(String))}
          selectedKeys={chosen === undefined ? [] : [chosen]}
          onSelect={(keys) => choose(keys[0] === undefined ? undefined : String(keys[0]))}
        />
      )}
    </>
  );
}
