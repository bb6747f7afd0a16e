import { Tree } from 'antd';
import type { DataNode } from 'antd/es/tree';
import { useCallback, useEffect, useState } from 'react';
import { messageOf, useData, type TreeNode } from '../../data.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import styles from './list.module.css';

interface TreePaneProps {
  readonly source: string;
  readonly title: string;
  readonly chosen: string | undefined;
  choose(id: string | undefined): void;
}

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
  const load = useCallback(() => {
    setFailure(undefined);
    data.tree({ Source: source }).then(
      (found) => setNodes(found.map(nodeOf)),
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
  return (
    <section className={styles['tree']} aria-label={title}>
      <h2>{title}</h2>
      {failure !== undefined && <Failed text={failure} retry={load} />}
      {!nodes && failure === undefined && <Skeleton lines={5} />}
      {nodes?.length === 0 && <Empty text={`尚无${title}`} />}
      {nodes && nodes.length > 0 && (
        <Tree
          aria-label={title}
          blockNode
          showLine={{ showLeafIcon: false }}
          treeData={nodes}
          loadData={open}
          selectedKeys={chosen === undefined ? [] : [chosen]}
          onSelect={(keys) => choose(keys[0] === undefined ? undefined : String(keys[0]))}
        />
      )}
    </section>
  );
}
