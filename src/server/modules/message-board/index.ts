import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { afterPostSave, beforePostSave } from './posts.ts';
import { appendQuestion } from './replies.ts';

/** The message board: what the schemas cannot say (domain/02-modules-B, B6). */
export const messageBoard = {
  beforeSave: { [entities.BoardPost]: beforePostSave },
  afterSave: { [entities.BoardPost]: afterPostSave },
  handlers: { [enCodes.boardPostAppend]: appendQuestion },
} satisfies ServerModule;
