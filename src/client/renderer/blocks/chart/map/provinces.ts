/** A province, as it stands on the map of tiles. */
export interface Province {
  /** The first two digits of every code of GB/T 2260 in it. */
  readonly code: string;
  readonly name: string;
  readonly row: number;
  readonly column: number;
}

type Written = readonly [code: string, name: string, row: number, column: number];

// Neighbours on the ground are neighbours here where eight columns leave room for it.
const WRITTEN: readonly Written[] = [
  ['23', '黑龙江', 1, 8],
  ['15', '内蒙古', 2, 5],
  ['11', '北京', 2, 6],
  ['21', '辽宁', 2, 7],
  ['22', '吉林', 2, 8],
  ['65', '新疆', 3, 1],
  ['62', '甘肃', 3, 2],
  ['64', '宁夏', 3, 3],
  ['61', '陕西', 3, 4],
  ['14', '山西', 3, 5],
  ['13', '河北', 3, 6],
  ['12', '天津', 3, 7],
  ['54', '西藏', 4, 1],
  ['63', '青海', 4, 2],
  ['51', '四川', 4, 3],
  ['50', '重庆', 4, 4],
  ['41', '河南', 4, 5],
  ['37', '山东', 4, 6],
  ['53', '云南', 5, 3],
  ['52', '贵州', 5, 4],
  ['42', '湖北', 5, 5],
  ['34', '安徽', 5, 6],
  ['32', '江苏', 5, 7],
  ['31', '上海', 5, 8],
  ['45', '广西', 6, 4],
  ['43', '湖南', 6, 5],
  ['36', '江西', 6, 6],
  ['33', '浙江', 6, 7],
  ['44', '广东', 7, 5],
  ['35', '福建', 7, 6],
  ['71', '台湾', 7, 7],
  ['46', '海南', 8, 4],
  ['82', '澳门', 8, 5],
  ['81', '香港', 8, 6],
];

/** The provinces of China from north to south: a tile each, about where it lies. */
export const PROVINCES: readonly Province[] = WRITTEN.map(([code, name, row, column]) => ({
  code,
  name,
  row,
  column,
}));

const CODE = /^\d{2}(\d{2}){0,5}$/;

/** The province that a code of GB/T 2260 or a name, of it or beginning with it, is about. */
export function provinceOf(text: string): Province | undefined {
  const wanted = text.trim();
  return PROVINCES.find(({ code, name }) =>
    CODE.test(wanted) ? wanted.startsWith(code) : wanted.startsWith(name),
  );
}
