import { regionsBelow } from '../../modules/core/regions.ts';
import type { Handler } from '../call.ts';

/** Regions below one of them, or the provinces. */
export const getCityInfoList: Handler<'BaseData/GetCityInfoList'> = ({ engine }, { input }) => {
  const level = Number(input.Level);
  return regionsBelow(engine.database, input.ParentCode || null, level > 0 ? level : null);
};
