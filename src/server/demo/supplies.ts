import {
  CHECKIN_STATE,
  ENABLE,
  FEE_ITEM,
  ORI_STEP,
  STOCK_KIND,
  SUPPLY_SIZE,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { batchId, everyFreshman, hoursSinceComing, ownerOf, WRITTEN, type FreshmanPlan } from './freshmen.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';

interface Good {
  readonly name: string;
  readonly type: string;
  readonly price: number;
  readonly unit: string;
  readonly size?: string;
  readonly fee?: string;
}

const BEDDING = { type: '2', fee: FEE_ITEM.Bedding };
const CLOTHES = { type: '1', fee: FEE_ITEM.Clothes };
/** The first five lie in the packages of bedding. */
const GOODS: readonly Good[] = [
  { name: '床垫', price: 120, unit: '床', ...BEDDING },
  { name: '蚊帐', price: 45, unit: '顶', ...BEDDING },
  { name: '凉席', price: 60, unit: '床', ...BEDDING },
  { name: '枕头', price: 40, unit: '个', ...BEDDING },
  { name: '脸盆套装', price: 55, unit: '套', ...BEDDING },
  { name: '军训服', price: 110, unit: '套', size: SUPPLY_SIZE.Cloth, ...CLOTHES },
  { name: '军训鞋', price: 50, unit: '双', size: SUPPLY_SIZE.Shoe, ...CLOTHES },
  { name: '军训帽', price: 12, unit: '顶', size: SUPPLY_SIZE.Cap, ...CLOTHES },
  { name: '腰带', price: 8, unit: '条', size: SUPPLY_SIZE.Belt, ...CLOTHES },
  { name: '校园卡', price: 0, unit: '张', type: '5' },
  { name: '新生手册', price: 0, unit: '册', type: '9' },
];
const WELCOME = [9, 10];
const PACKAGES = [
  { name: '卧具基础套餐', type: '2', price: 480, items: [0, 1], forAll: 0 },
  { name: '卧具标准套餐', type: '2', price: 680, items: [0, 1, 2, 3, 4], forAll: 0 },
  { name: '迎新礼包', type: '9', price: 0, items: WELCOME, forAll: 1 },
];
const SIZE_OF: Readonly<Record<string, string>> = {
  [SUPPLY_SIZE.Cloth]: 'ClothSize',
  [SUPPLY_SIZE.Shoe]: 'ShoeSize',
  [SUPPLY_SIZE.Cap]: 'CapSize',
  [SUPPLY_SIZE.Belt]: 'BeltSize',
};
const ONE_SIZE = '均码';
/** More than anybody asks for of a size, but of the largest shoes: a shortage is to be seen. */
const FILL = 60;
const LARGEST_SHOE = '44';

const itemId = ({ dice }: Making, place: number) => dice.id('supplyItem', place);
const placeId = ({ dice }: Making, place = 0) => dice.id('supplyPlace', place);

/** What there is to hand out, in packages too, and where. */
export function* supplyGoods(making: Making): Generator<Batch> {
  const { dice, plan } = making;
  yield* inBatches(
    entities.SupplyItem,
    GOODS.map(({ name, type, price, unit, size, fee }, place) =>
      stamped(itemId(making, place), WRITTEN, {
        ItemCode: `WJ${String(place + 1).padStart(3, '0')}`,
        ItemName: name,
        SupplyType: type,
        Price: price,
        Unit: unit,
        SizeOf: size ?? null,
        FeeItem: fee ?? null,
        State: ENABLE.On,
      }),
    ),
  );
  yield* inBatches(
    entities.SupplyPackage,
    PACKAGES.map(({ name, type, price, items, forAll }, place) =>
      stamped(dice.id('supplyPackage', place), WRITTEN, {
        PackageName: name,
        SupplyType: type,
        Items: items.map((at) => ({ ItemId: itemId(making, at), Qty: 1 })),
        Price: price,
        BatchId: batchId(making),
        ForAll: forAll,
        State: ENABLE.On,
      }),
    ),
  );
  const staff = plan.staff.filter(({ login }) => ['vol01', 'log01'].includes(login));
  yield* inBatches(
    entities.SupplyPlace,
    [
      ['后勤服务大厅', '后勤楼一楼'],
      ['体育馆领取点', '体育馆北门'],
    ].map(([PlaceName, Address], place) =>
      stamped(placeId(making, place), WRITTEN, {
        PlaceName,
        Address,
        Staff: staff.map(({ userId }) => userId),
        State: ENABLE.On,
      }),
    ),
  );
}

interface Line {
  readonly item: number;
  readonly size: string;
}

/** Slips of the new students who wrote down their sizes; of those who have come, most things are handed out. */
export function* supplySlips(
  making: Making,
  clothesOf: (plan: FreshmanPlan) => Row | undefined,
): Generator<Batch> {
  const slips: Row[] = [];
  const issues: Row[] = [];
  const entries: Row[] = [];
  const stock = new Map<string, Line>();
  const keep = (line: Line) => stock.set(`${line.item} ${line.size}`, line);
  for (const item of GOODS.keys()) if (GOODS[item]!.size === undefined) keep({ item, size: ONE_SIZE });
  for (const plan of everyFreshman(making)) {
    const clothes = clothesOf(plan);
    if (!clothes) continue;
    const lines = linesOf(clothes);
    lines.forEach(keep);
    const hasCome = plan.state === CHECKIN_STATE.CheckedIn && plan.done.has(ORI_STEP.Pay);
    const taken = hasCome ? lines.length - (plan.index % 3 === 0 ? 2 : 0) : 0;
    slips.push(slip(making, plan, lines.length - taken));
    for (const [at, line] of lines.entries()) {
      const row = issue(making, plan, line, at < taken);
      issues.push(row);
      if (at < taken) entries.push(entry(making, line, -1, row));
    }
  }
  const lines = [...stock.values()].sort(
    (one, other) => one.item - other.item || (one.size < other.size ? -1 : 1),
  );
  yield* inBatches(
    entities.SupplyStock,
    lines.map((line) =>
      stamped(making.dice.id('supplyStock', `${line.item}.${line.size}`), WRITTEN, {
        ItemId: itemId(making, line.item),
        SizeCode: line.size,
        PlaceId: placeId(making),
        OpenQty: 0,
        Least: 5,
      }),
    ),
  );
  yield* inBatches(entities.SupplySlip, slips);
  yield* inBatches(entities.SupplyIssue, issues);
  const filled = lines.map((line) => entry(making, line, fillOf(making, line), undefined));
  yield* inBatches(entities.SupplyEntry, [...filled, ...entries]);
}

/** Enough for everybody in a school of any size. */
const fillOf = ({ plan }: Making, { size }: Line) =>
  size === LARGEST_SHOE ? 1 : Math.max(FILL, Math.ceil(plan.students / 20));

function linesOf(clothes: Row): Line[] {
  return GOODS.flatMap(({ size }, item) => {
    if (size !== undefined) return [{ item, size: String(clothes[SIZE_OF[size]!] ?? ONE_SIZE) }];
    return WELCOME.includes(item) ? [{ item, size: ONE_SIZE }] : [];
  });
}

const slipId = ({ dice }: Making, plan: FreshmanPlan) => dice.id('supplySlip', plan.index);

const slip = (making: Making, plan: FreshmanPlan, Left: number): Row =>
  stamped(slipId(making, plan), WRITTEN, { ...ownerOf(making, plan), PlaceId: placeId(making), Left });

function issue(making: Making, plan: FreshmanPlan, { item, size }: Line, isOut: boolean): Row {
  const { dice, calendar, plan: school } = making;
  const [clerk] = school.staff.filter(({ login }) => login === 'log01');
  return stamped(dice.id('supplyIssue', `${plan.index}.${item}`), WRITTEN, {
    ...ownerOf(making, plan),
    SlipId: slipId(making, plan),
    ItemId: itemId(making, item),
    SupplyType: GOODS[item]!.type,
    SizeCode: size,
    Qty: 1,
    PackageId: WELCOME.includes(item) ? dice.id('supplyPackage', 2) : null,
    IssueTime: isOut ? calendar.hours(-hoursSinceComing(making, plan)) : null,
    PlaceId: placeId(making),
    OperatorId: isOut ? clerk?.userId : null,
    OperatorName: isOut ? '后勤处' : null,
  });
}

const entry = (making: Making, { item, size }: Line, Qty: number, of: Row | undefined): Row =>
  stamped(making.dice.id('supplyEntry', `${item}.${size}.${String(of?.['Id'] ?? 'in')}`), WRITTEN, {
    ItemId: itemId(making, item),
    SizeCode: size,
    PlaceId: placeId(making),
    Kind: of ? STOCK_KIND.Out : STOCK_KIND.In,
    Qty,
    Note: of ? null : '开学前到货',
    IssueId: of?.['Id'] ?? null,
    Receiver: of?.['TrueName'] ?? null,
  });
