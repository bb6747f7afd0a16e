import { entities } from '../../../contract/generated/entities.ts';
import { getRow } from '../../data/get.ts';
import type { Handler } from '../call.ts';

/** What the code at a station says: its address, which leads staff to the desk and new students to their sheet. */
export const stationLink: Handler<'Orientation/StationLink'> = async (
  { engine, ways },
  { caller, input },
) => {
  const row = await getRow(engine, caller, entities.CheckinStation, input.Id);
  const code = String(row['StationCode']);
  return {
    Text: `${ways.publicUrl}/welcomeSchool/WelcomNewStudent/${encodeURIComponent(code)}`,
    Title: `${code} ${String(row['StationName'])}`,
  };
};
