import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { commentOn } from './comments.ts';
import { addToDesktop } from './desktop.ts';
import { beforeToolSave, switchTools } from './tools.ts';

/** Applications: their check and their switch (domain/02-modules-0, app-center). */
export const appCenter = {
  beforeSave: { [entities.ToolInfo]: beforeToolSave },
  handlers: {
    [enCodes.toolManageStatus]: switchTools,
    [enCodes.toolAddDesktop]: addToDesktop,
    [enCodes.toolComment]: commentOn,
  },
} satisfies ServerModule;
