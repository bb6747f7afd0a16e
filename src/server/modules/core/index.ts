import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { afterStudentsSave, afterTeachersSave } from './accounts.ts';
import { beforeClassDelete, beforeMajorDelete, beforeOrgDelete } from './deletion.ts';
import { beforeOrgSave } from './organisation.ts';
import { beforeStudentSave } from './name-pinyin.ts';
import { replaceHolder } from './replacement.ts';
import { beforeYearSave, setCurrentYear } from './school-year.ts';

/** Base data: what the schemas cannot say (domain/02-modules-0, core). */
export const core = {
  beforeSave: {
    [entities.Student]: beforeStudentSave,
    [entities.SchoolYear]: beforeYearSave,
    [entities.Org]: beforeOrgSave,
  },
  afterSaveMany: { [entities.Student]: afterStudentsSave, [entities.Teacher]: afterTeachersSave },
  beforeDelete: {
    [entities.Org]: beforeOrgDelete,
    [entities.ClassInfo]: beforeClassDelete,
    [entities.Major]: beforeMajorDelete,
  },
  handlers: { [enCodes.coreYearSetCurrent]: setCurrentYear, [enCodes.coreCcReplace]: replaceHolder },
} satisfies ServerModule;
