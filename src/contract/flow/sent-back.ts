import { FLOW_STATUS } from '../generated/codes.ts';
import type { EntityModel } from '../model.ts';
import type { Row } from '../rules.ts';

/** Whether a row is an application that was sent back for changes. */
export const isSentBack = ({ file }: Pick<EntityModel, 'file'>, row: Row | null | undefined): boolean =>
  file.flow !== undefined && row?.['Status'] === FLOW_STATUS.SentBack;
