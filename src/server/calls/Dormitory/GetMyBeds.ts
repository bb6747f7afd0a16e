import { BED_STATE } from '../../../contract/generated/codes.ts';
import { createShortCache } from '../../auth/sessions/short-cache.ts';
import { Tagged } from '../../http/answer.ts';
import {
  chooserOf,
  openBeds,
  type Chooser,
  type MapBed,
  type OpenBeds,
} from '../../modules/dormitory/bed-map.ts';
import type { Engine } from '../../data/engine.ts';
import { HAS_BED, notNow } from '../../modules/dormitory/choosing.ts';
import { shown } from '../call.ts';

/** Thousands ask every few seconds: those who see the same beds share one look at them. */
const sharedMs = 700;
const looks = new WeakMap<object, ReturnType<typeof createShortCache<OpenBeds>>>();

const NOBODY = '未查询到您的录取信息，不能选床；如有疑问请联系招生办';

/** The beds that the caller may choose from, their own among them, and when. */
export const getMyBeds = shown<'Dormitory/GetMyBeds'>(async ({ engine }, { caller }) => {
  const { UserId } = caller.subject;
  const chooser = await chooserOf(engine, UserId);
  if (!chooser) return { Rows: [], Note: NOBODY };
  const { beds, tag } = await look(engine, chooser);
  const Rows = beds.map(({ chosenBy, ...bed }) => ({
    ...bed,
    ...(chosenBy === chooser.student
      ? { LockUserId: UserId, NewStudentName: '本人' }
      : holdOf(bed, chooser, UserId)),
  }));
  const own = Rows.find(({ LockUserId }) => LockUserId !== null);
  const Note = noteOf(chooser);
  const seen = Buffer.from(`${own?.LockExpire ?? ''} ${Note}`).toString('base64url');
  return new Tagged(`"${tag}-${own?.Id ?? ''}-${seen}"`, { Rows, Note });
});

/** Their own hold is as it is now, whatever the shared look knows; whose the others are is nobody's business. */
function holdOf(
  bed: MapBed,
  { held, heldUntil }: Chooser,
  userId: string,
): Pick<MapBed, 'State' | 'LockUserId' | 'LockExpire'> {
  if (bed.Id === held) return { State: BED_STATE.Held, LockUserId: userId, LockExpire: heldUntil };
  const State = bed.LockUserId === userId ? BED_STATE.Free : bed.State;
  return { State, LockUserId: null, LockExpire: null };
}

function look(engine: Engine, chooser: Chooser): Promise<OpenBeds> {
  const { level, place, batch, gender, isDone } = chooser;
  if (isDone) return openBeds(engine, chooser);
  if (level === null || !chooser.isSelfChosen) return Promise.resolve({ beds: [], tag: '' });
  const cache = looks.get(engine.database) ?? createShortCache<OpenBeds>(sharedMs, 2_000);
  looks.set(engine.database, cache);
  return cache.get(`${batch} ${level} ${place} ${gender}`, () => openBeds(engine, chooser));
}

function noteOf(chooser: Chooser): string {
  if (chooser.isDone) return HAS_BED;
  if (!chooser.isSelfChosen) return '本批次的床位由学校安排，无需自行选择';
  return notNow(chooser) ?? `开放时间：${chooser.window}。选中后保留3分钟，请及时确认`;
}
