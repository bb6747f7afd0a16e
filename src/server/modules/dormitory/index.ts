import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { allocateAll, allocateBeds } from './allocate.ts';
import { afterChangePass, beforeChangeSave } from './change.ts';
import { bedRules } from './choosing.ts';
import { afterPassesSave, beforePassSave } from './gates.ts';
import { afterRoomsSave, generateRooms } from './rooms.ts';
import { afterStaysSave, assignBed, beforeStaySave, swapStays } from './stays.ts';

/** Dormitory: what the schemas cannot say (domain/02-modules-A, A4 and the choice of a bed in A1). */
export const dormitory = {
  beforeSave: {
    [entities.DormChangeApply]: beforeChangeSave,
    [entities.BedStay]: beforeStaySave,
    [entities.GateRecord]: beforePassSave,
  },
  afterSaveMany: {
    [entities.Room]: afterRoomsSave,
    [entities.BedStay]: afterStaysSave,
    [entities.GateRecord]: afterPassesSave,
  },
  afterPass: { [entities.DormChangeApply]: afterChangePass },
  slots: { [entities.Bed]: bedRules },
  handlers: {
    [enCodes.dormRoomGenerate]: generateRooms,
    [enCodes.dormBedAssign]: assignBed,
    [enCodes.dormStaySwap]: swapStays,
    [enCodes.dormAllocSave]: allocateBeds,
    [enCodes.dormAllocAuto]: allocateAll,
  },
} satisfies ServerModule;
