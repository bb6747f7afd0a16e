import { ENABLE, ROOM_STATE } from '../../../contract/generated/codes.ts';

/** Condition in SQL: the room `r` is lived in; one that is repaired or closed, or in a building that is, takes nobody. */
// SQL: r is Room
// SQL: ob is Building
export const ROOM_IS_OPEN = `(r."State" = '${ROOM_STATE.Normal}' AND NOT EXISTS (SELECT 1 FROM "Building" ob WHERE ob."Id" = r."BuildingId" AND ob."State" = '${ENABLE.Off}'))`;

/** What somebody is told who wants a bed in a room that takes nobody. */
export const ROOM_CLOSED = '房间维修或停用，不能入住';
