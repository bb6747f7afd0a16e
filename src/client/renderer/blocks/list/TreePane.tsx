import { foldedText } from '../../../../contract/folded-text.ts';
import { Tree } from 'antd';
import type { DataNode } from 'antd/es/tree';
import { useCallback, useEffect, useState } from 'react';
import { messageOf, useData, type TreeNode } from '../../data.ts';
import { LeftOut } from '../../LeftOut.tsx';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import styles from './list.module.css';

interface TreePaneProps {
  readonly source: string;
  readonly title: string;
  readonly chosen: string | undefined;
  choose(id: string | undefined): void;
}

/** Beyond so many at the top, one is found by its name. */
const MOST_UNSOUGHT = 20;

/** Whether the text stands in the name of a node, or of one that was opened below it. */
const isNamed = ({ title, children }: DataNode, text: string): boolean =>
  foldedText(String(title)).includes(foldedText(text)) ||
  (children?.some((child) => isNamed(child, text)) ?? false);

const nodeOf = (node: TreeNode): DataNode => ({ key: node.Id, title: node.Name, isLeaf: node.IsLeaf });

function withChildren(nodes: readonly DataNode[], key: string, children: DataNode[]): DataNode[] {
  return nodes.map((node) => {
    if (node.key === key) return { ...node, children };
    return node.children ? { ...node, children: withChildren(node.children, key, children) } : node;
  });
}

/** A tree beside a list; its nodes are read as they are opened. */
export function TreePane({ source, title, chosen, choose }: TreePaneProps) {
  const data = useData();
  const [nodes, setNodes] = useState<DataNode[]>();
  const [failure, setFailure] = useState<string>();
  const [left, setLeft] = useState({ shown: 0, left: 0 });
  const [sought, seek] = useState('');
  const load = useCallback(() => {
    setFailure(undefined);
    data.tree({ Source: source }).then(
      (found) => {
        setNodes(found.map(nodeOf));
        setLeft({ shown: found.length, left: found.at(-1)?.More ?? 0 });
      },
      (problem: unknown) => setFailure(messageOf(problem)),
    );
  }, [data, source]);
  useEffect(load, [load]);
  const open = async (node: DataNode) => {
    if (node.children) return;
    const key = String(node.key);
    const found = await data.tree({ Source: source, ParentId: key });
    setNodes((before) => before && withChildren(before, key, found.map(nodeOf)));
  };
  const isLong = nodes !== undefined && nodes.length > MOST_UNSOUGHT;
  const text = sought.trim();
  const shown = text === '' ? nodes : nodes?.filter((node) => isNamed(node, text));
  return (
    <section className={styles['tree']} aria-label={title}>
      <h2>{title}</h2>
      {isLong && (
        <input
          type="search"
          className={styles['seek']}
          aria-label={`查找${title}`}
          placeholder={`查找${title}`}
          value={sought}
          onChange={(event) => seek(event.target.value)}
        />
      )}
      {failure !== undefined && <Failed text={failure} retry={load} />}
      {!nodes && failure === undefined && <Skeleton lines={5} />}
      {shown?.length === 0 && <Empty {...(nodes?.length === 0 ? { text: `尚无${title}` } : {})} />}
      {shown && shown.length > 0 && (
        <Tree
          aria-label={title}
          blockNode
          showLine={{ showLeafIcon: false }}
          treeData={shown}
          loadData={open}
          selectedKeys={chosen === undefined ? [] : [chosen]}
          onSelect={(keys) => choose(keys[0] === undefined ? undefined : String(keys[0]))}
        />
      )}
      <LeftOut {...left} what={title} way="请用列表的查询条件查找" />
    </section>
  );
}
