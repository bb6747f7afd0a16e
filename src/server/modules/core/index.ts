import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { afterTeacherSave, beforeTeacherDelete, beforeTeacherSave } from './leaving.ts';
import { beforeOrgSave } from './organisation.ts';
import { beforeStudentSave } from './name-pinyin.ts';
import { replaceHolder } from './replacement.ts';
import { afterYearSave, beforeYearSave, setCurrentYear } from './school-year.ts';

/** Base data: what the schemas cannot say (domain/02-modules-0, core). */
export const core = {
  beforeSave: {
    [entities.Student]: beforeStudentSave,
    [entities.SchoolYear]: beforeYearSave,
    [entities.Org]: beforeOrgSave,
    [entities.Teacher]: beforeTeacherSave,
  },
  afterSave: { [entities.Teacher]: afterTeacherSave, [entities.SchoolYear]: afterYearSave },
  beforeDelete: { [entities.Teacher]: beforeTeacherDelete },
  handlers: { [enCodes.coreYearSetCurrent]: setCurrentYear, [enCodes.coreCcReplace]: replaceHolder },
} satisfies ServerModule;
