import type { ReactNode } from 'react';
import type { PrintPart } from '../../../../../contract/generated/meta.ts';
import type { Sample } from './parts.ts';
import styles from './editor.module.css';

/** A part of a template whose settings are changed, and the data that the template is shown with. */
export interface PartSettingsProps {
  readonly part: PrintPart;
  readonly sample: Sample;
  change(part: PrintPart): void;
}

/** A setting with its name. */
export const Setting = ({ title, children }: { title: string; children: ReactNode }) => (
  <label className={styles['setting']}>
    <span>{title}</span>
    {children}
  </label>
);
