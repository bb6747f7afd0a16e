import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { afterStudentsSave, afterTeachersSave } from './accounts.ts';
import { afterAssignmentSave, afterClassSave, beforeAssignmentSave } from './assignment.ts';
import { beforeClassDelete, beforeMajorDelete, beforeOrgDelete } from './deletion.ts';
import { afterItemsSave, beforeItemDelete, beforeItemSave, itemUses } from './dictionaries.ts';
import { beforeOrgSave } from './organisation.ts';
import { beforeStudentSave } from './name-pinyin.ts';
import { beforeYearSave, setCurrentYear } from './school-year.ts';

/** Base data: what the schemas cannot say (domain/02-modules-0, core). */
export const core = {
  beforeSave: {
    [entities.Student]: beforeStudentSave,
    [entities.SchoolYear]: beforeYearSave,
    [entities.CounsellorClass]: beforeAssignmentSave,
    [entities.Org]: beforeOrgSave,
    [entities.DictItem]: beforeItemSave,
  },
  afterSave: {
    [entities.CounsellorClass]: afterAssignmentSave,
    [entities.ClassInfo]: afterClassSave,
  },
  afterSaveMany: {
    [entities.Student]: afterStudentsSave,
    [entities.Teacher]: afterTeachersSave,
    [entities.DictItem]: afterItemsSave,
  },
  beforeDelete: {
    [entities.Org]: beforeOrgDelete,
    [entities.ClassInfo]: beforeClassDelete,
    [entities.Major]: beforeMajorDelete,
    [entities.DictItem]: beforeItemDelete,
  },
  handlers: { [enCodes.coreYearSetCurrent]: setCurrentYear, [enCodes.coreDictUses]: itemUses },
} satisfies ServerModule;
