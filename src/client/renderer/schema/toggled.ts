import type { ActionFile } from '../../../contract/generated/meta.ts';
import type { Row } from '../data.ts';

/** Whether what an action toggles is on for a row. */
export const isOn = ({ toggle }: ActionFile, row: Row): boolean => Number(row[toggle ?? ''] ?? 0) > 0;
