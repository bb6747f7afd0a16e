import { createShortCache } from '../../auth/short-cache.ts';
import { refuse } from '../../data/refusal.ts';
import { Tagged } from '../../http/answer.ts';
import { chooserOf, openBeds, type Chooser, type OpenBeds } from '../../modules/dormitory/bed-map.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** Thousands ask every few seconds: those who see the same beds share one look at them. */
const sharedMs = 700;
const looks = new WeakMap<object, ReturnType<typeof createShortCache<OpenBeds>>>();

/** The beds that the caller may choose from, his own among them, and when. */
export const getMyBeds: Handler<'Dormitory/GetMyBeds'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  const { engine } = services;
  const { UserId } = request.caller.subject;
  const chooser = await chooserOf(engine.database, UserId);
  if (!chooser) throw refuse('不在可选范围');
  const { beds, tag } = await look(engine, chooser);
  const Rows = beds.map(({ chosenBy, ...bed }) => {
    const isOwn = chosenBy === chooser.student || bed.LockUserId === UserId;
    return { ...bed, LockUserId: isOwn ? UserId : null, LockExpire: isOwn ? bed.LockExpire : null };
  });
  const own = Rows.find(({ LockUserId }) => LockUserId !== null);
  const Note = noteOf(chooser);
  return new Tagged(`"${tag}-${own?.Id ?? ''}-${Buffer.from(Note).toString('base64url')}"`, { Rows, Note });
};

function look(engine: { readonly database: object }, chooser: Chooser): Promise<OpenBeds> {
  const { level, place, batch, gender, isDone } = chooser;
  const whole = engine as Parameters<typeof openBeds>[0];
  if (isDone) return openBeds(whole, chooser);
  if (level === null || !chooser.isSelfChosen) return Promise.resolve({ beds: [], tag: '' });
  const cache = looks.get(engine.database) ?? createShortCache<OpenBeds>(sharedMs, 2_000);
  looks.set(engine.database, cache);
  return cache.get(`${batch} ${level} ${place} ${gender}`, () => openBeds(whole, chooser));
}

function noteOf({ isDone, isOpen, isSelfChosen, window }: Chooser): string {
  if (isDone) return '床位已确认，如需调整请联系公寓中心';
  if (!isSelfChosen) return '本批次的床位由学校安排，无需自行选择';
  if (window === null) return '不在开放时间';
  return isOpen ? `开放时间：${window}。选中后保留3分钟，请及时确认` : `不在开放时间内（${window}）`;
}
