import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import {
  afterItemsSave,
  beforeItemDelete,
  beforeItemSave,
  itemUses,
} from '../../dictionaries/judge-items.ts';
import { copyHolidays, refuseContradiction } from './holiday.ts';
import { afterTeacherSave, beforeTeacherDelete, beforeTeacherSave } from './leaving.ts';
import { beforeOrgSave } from './organisation.ts';
import { replaceHolder } from './replacement.ts';
import { afterYearSave, requireOneCurrent } from './school-year.ts';

/** Base data: what the schemas cannot say (domain/02-modules-0, core). */
export const core = {
  beforeSave: {
    [entities.Org]: beforeOrgSave,
    [entities.Teacher]: beforeTeacherSave,
    [entities.DictItem]: beforeItemSave,
    [entities.Holiday]: refuseContradiction,
  },
  afterSave: {
    [entities.Teacher]: afterTeacherSave,
    [entities.SchoolYear]: afterYearSave,
    [entities.Holiday]: refuseContradiction,
  },
  afterSaveMany: { [entities.DictItem]: afterItemsSave },
  afterUndo: requireOneCurrent,
  beforeDelete: { [entities.Teacher]: beforeTeacherDelete, [entities.DictItem]: beforeItemDelete },
  refuseGone: { [entities.DictItem]: beforeItemDelete },
  handlers: {
    [enCodes.coreCcReplace]: replaceHolder,
    [enCodes.coreHolidayCopy]: copyHolidays,
    [enCodes.coreDictUses]: itemUses,
  },
} satisfies ServerModule;
