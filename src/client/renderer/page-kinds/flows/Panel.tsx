import { useMemo } from 'react';
import type { FlowNode } from '../../../../contract/generated/meta.ts';
import { PropertyForm } from '../../formily/PropertyForm.tsx';
import { formOf, fromForm, type Names, type Option } from './form-schema.ts';
import styles from './flows.module.css';
import { KINDS } from './new-node.ts';
import { Pairs } from './Pairs.tsx';

interface PanelProps {
  readonly node: FlowNode;
  readonly names: Names;
  readonly nodes: readonly Option[];
  readonly isReading: boolean;
  change(node: FlowNode): void;
}

const INPUTS = { Pairs };

/** What can be said of a node, as the vocabulary describes its kind. */
export function Panel({ node, names, nodes, isReading, change }: PanelProps) {
  const values = node as object as Readonly<Record<string, unknown>>;
  const schema = useMemo(() => formOf(values, names, nodes), [values, names, nodes]);
  const typed = (next: Readonly<Record<string, unknown>>) => {
    const made = fromForm(values, next);
    if (JSON.stringify(made) !== JSON.stringify(values)) change(made as object as FlowNode);
  };
  return (
    <>
      <h3>{`${KINDS[node.kind]} · ${node.title}`}</h3>
      <div className={styles['form']}>
        <PropertyForm values={values} schema={schema} isReading={isReading} inputs={INPUTS} change={typed} />
      </div>
    </>
  );
}
