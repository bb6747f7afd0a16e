import { enCodes } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { commentOn } from './comments.ts';
import { addToDesktop } from './desktop.ts';
import { switchTools } from './tools.ts';

/** Applications: their switch, desktops and what users say of them (domain/02-modules-0, app-center). */
export const appCenter = {
  handlers: {
    [enCodes.toolManageStatus]: switchTools,
    [enCodes.toolAddDesktop]: addToDesktop,
    [enCodes.toolComment]: commentOn,
  },
} satisfies ServerModule;
