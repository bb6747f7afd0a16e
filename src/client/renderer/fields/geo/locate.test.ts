import { describe, expect, it } from 'vitest';
import { accuracyText, awayFrom, locate, mapAddress, placeText } from './locate.ts';
import { sketchOf } from './sketch.ts';

const device = (answer: { longitude: number; latitude: number; accuracy: number } | number): Geolocation => ({
  getCurrentPosition: (told, failed) =>
    typeof answer === 'number'
      ? failed?.({ code: answer } as GeolocationPositionError)
      : told({ coords: answer } as GeolocationPosition),
  watchPosition: () => 0,
  clearWatch: () => undefined,
});

describe('where the device is', () => {
  it('is told with its accuracy in whole metres', async () => {
    const point = await locate(device({ longitude: 115.8, latitude: 28.7, accuracy: 12.4 }));
    expect(point).toEqual({ Lng: 115.8, Lat: 28.7, Acc: 12 });
    expect(accuracyText(point)).toBe('已定位，精度约12米');
  });

  it.each([
    [{ Lng: 115.83, Lat: 28.76 }, 300, { text: '距签到地点约0米，300米内可以签到', isFar: false }],
    [{ Lng: 115.83, Lat: 28.762 }, 300, { text: '距签到地点约222米，300米内可以签到', isFar: false }],
    [{ Lng: 115.83, Lat: 28.76274 }, 300, { text: '距签到地点约305米，300米内可以签到', isFar: false }],
    [{ Lng: 115.83, Lat: 28.765 }, 300, { text: '距签到地点约556米，请到300米范围内再签到', isFar: true }],
    [{ Lng: 115.83, Lat: 28.86 }, null, { text: '距签到地点约11.1公里', isFar: false }],
    [{ Lng: '115.83', Lat: 28.76 }, 300, undefined],
    [{}, 300, undefined],
  ])('M02: how far it is from %o within %o is told as %o', (place, radius, away) =>
    expect(awayFrom({ Lng: 115.83, Lat: 28.76, Acc: 5 }, place, radius)).toEqual(away),
  );

  it('M02: a position that the server will not take for its uncertainty is not called good', () => {
    const place = { Lng: 115.83, Lat: 28.76 };
    expect(awayFrom({ ...place, Acc: 500 }, place, 300)?.isFar).toBe(false);
    expect(awayFrom({ ...place, Acc: 501 }, place, 300)).toEqual({
      text: '精度不足以签到，请到室外或窗边再定位',
      isFar: true,
    });
  });

  it.each([
    [{ Lng: 115.8301, Lat: 28.765949660506315 }, '115.8301, 28.76595'],
    [{}, ''],
  ])('%o is read as "%s"', (point, text) => expect(placeText(point)).toBe(text));

  it.each([
    [
      'https://map.example.edu.cn/?p={lng},{lat}',
      { Lng: 115.83, Lat: 28.7659496605 },
      'https://map.example.edu.cn/?p=115.83,28.76595',
    ],
    ['', { Lng: 115.83, Lat: 28.76 }, undefined],
    [undefined, { Lng: 115.83, Lat: 28.76 }, undefined],
    ['https://map.example.edu.cn/?p={lng},{lat}', { Lng: 115.83 }, undefined],
    ['javascript:alert({lng})', { Lng: 115.83, Lat: 28.76 }, undefined],
    ['/map?{lng},{lat}', { Lng: 115.83, Lat: 28.76 }, undefined],
  ])('20.8 the map of "%s" for %o is %s', (template, point, address) =>
    expect(mapAddress(template, point)).toBe(address),
  );

  it('M02: the range and the device are drawn to scale, north above', () => {
    const place = { Lng: 115.83, Lat: 28.76 };
    expect(sketchOf(place, 300)).toEqual({ range: 70 });
    const inside = sketchOf(place, 300, { Lng: 115.83, Lat: 28.76135, Acc: 30 });
    expect(inside).toEqual({ range: 70, device: { x: 80, y: 45, blur: 7 } });
    const outside = sketchOf(place, 300, { Lng: 115.84, Lat: 28.76, Acc: 5000 });
    expect(outside).toEqual({ range: 21.5, device: { x: 150, y: 80, blur: 70 } });
    expect(sketchOf(place, 300, { ...place, Acc: 5 }).device).toEqual({ x: 80, y: 80, blur: 5 });
  });

  it.each([
    [1, '没有定位权限'],
    [2, '暂时无法取得位置'],
    [3, '定位超时'],
    [9, '暂时无法取得位置'],
  ])('refused with %i says what to do', async (code, text) => {
    await expect(locate(device(code))).rejects.toThrow(text);
  });

  it('without a device says so', async () => {
    await expect(locate(null)).rejects.toThrow('不支持定位');
  });
});
