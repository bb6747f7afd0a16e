import { describe, expect, it } from 'vitest';
import { doubtOf, judgePosition, positionOf } from './place.ts';

const fence = { Lng: 115.83, Lat: 28.76, Radius: 300 };
/** A place some metres to the north. */
const north = (metres: number, Acc = 10) => ({ Lng: 115.83, Lat: 28.76 + metres / 111_195, Acc });

describe('M02 where an answer counts', () => {
  it.each([
    [north(0), { metres: 0 }],
    [north(300), { metres: 300 }],
    [north(309), { metres: 309 }],
    [north(312), { refused: '您不在签到范围内（距离312米）' }],
    [north(349, 200), { metres: 349 }],
    [north(352, 200), { refused: '您不在签到范围内（距离352米）' }],
    [north(0, 501), { refused: '定位精度不足，请到室外或窗边再试' }],
    [undefined, { refused: '没有取得有效的位置，请允许定位后再试' }],
  ])('%o is %o', (position, judged) => expect(judgePosition(position, fence)).toEqual(judged));

  it.each([
    [null],
    ['115.83,28.76'],
    [{ Lng: 115.83, Lat: 28.76 }],
    [{ Lng: 115.83, Lat: 28.76, Acc: 0 }],
    [{ Lng: '115.83', Lat: 28.76, Acc: 5 }],
    [{ Lng: 0, Lat: 0, Acc: 5 }],
  ])('%o is no position of a device', (value) => expect(positionOf(value)).toBeUndefined());

  it('tells of coordinates that two students share, and of journeys that nobody makes', () => {
    expect(doubtOf(north(0), undefined, true)).toContain('完全相同');
    expect(doubtOf(north(0), { position: north(5000), seconds: 30 }, false)).toContain('距离和时间不符');
    expect(doubtOf(north(0), { position: north(5000), seconds: 600 }, false)).toBeNull();
    expect(doubtOf(north(0), { position: north(40, 60), seconds: 0 }, false)).toBeNull();
  });
});
