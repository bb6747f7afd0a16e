import { isAtLength, scaled } from '../../_util/scale.ts';

/** The people and places of a vocational college, as its offices keep them in workbooks. Nothing here is known to the product. */

/** The year in which the journey is made. */
export const YEAR = new Date().getFullYear();

const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章';
const GIVEN = '安博晨达恩帆歌涵佳凯岚明宁平琪然诗涛婉欣逸哲芷雯轩宇泽静思远志文嘉雨辰昊';

const nameOf = (index: number): string =>
  SURNAMES[index % SURNAMES.length]! +
  GIVEN[Math.floor(index / 7) % GIVEN.length]! +
  GIVEN[(index * 5 + Math.floor(index / 40)) % GIVEN.length]!;

/** An identity card's number with its check digit (GB 11643). */
export function idCard(birthday: string, order: number): string {
  const body = `360102${birthday.replaceAll('-', '')}${String(order % 1000).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return body + '10X98765432'[sum % 11]!;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Somebody with a number, a name, a sex and the papers that go with them. */
export interface Person {
  readonly no: string;
  readonly name: string;
  readonly gender: '男' | '女';
  readonly birthday: string;
  readonly idCard: string;
}

/** The sequence decides everything: no two people share a number, the seventeenth digit tells the sex. */
function person(no: string, sequence: number, bornIn: number): Person {
  const birthday = `${bornIn}-${pad(1 + (sequence % 12))}-${pad(1 + (Math.floor(sequence / 12) % 28))}`;
  const order = Math.floor(sequence / 336) * 2 + (sequence % 2);
  return {
    no,
    name: nameOf(sequence),
    gender: sequence % 2 === 1 ? '男' : '女',
    birthday,
    idCard: idCard(birthday, order),
  };
}

export const COLLEGES = [
  '智能制造学院',
  '信息工程学院',
  '财经商贸学院',
  '护理学院',
  '建筑工程学院',
  '艺术设计学院',
].map((name, index) => ({ code: `1${pad(index + 1)}`, name }));

const MAJOR_NAMES = [
  ['机电一体化技术', '数控技术'],
  ['软件技术', '大数据技术'],
  ['会计', '电子商务'],
  ['护理', '助产'],
  ['建筑工程技术', '工程造价'],
  ['艺术设计', '动漫制作技术'],
];

export const MAJORS = COLLEGES.flatMap((college, index) =>
  MAJOR_NAMES[index]!.map((name, place) => ({
    code: `46${college.code}${place + 1}`,
    name,
    college: college.name,
  })),
);

const COUNSELLORS = 20;
const HEAD_TEACHERS = 30;

/** The staff: counsellors, head teachers, teachers and the offices, 90 people; the last ten have no identity number on file. */
export const STAFF = Array.from({ length: 90 }, (_, index) => ({
  ...person(`T${pad(index + 1, 4)}`, 20_000 + index, 1980),
  post:
    index < COUNSELLORS
      ? '辅导员'
      : index < COUNSELLORS + HEAD_TEACHERS
        ? '班主任'
        : index < 74
          ? '任课教师'
          : index < 84
            ? '管理人员'
            : '工勤人员',
  college: index === 74 ? '学生工作处' : COLLEGES[index % COLLEGES.length]!.name,
  hasCard: index < 80,
}));

/** The numbers of those who hold an office. */
export const OFFICE = {
  school: 'T0075',
  college: 'T0079',
  dorm: 'T0077',
  finance: 'T0078',
  recruit: 'T0076',
  psych: 'T0080',
  volunteer: 'T0074',
  counsellor: 'T0001',
  headTeacher: 'T0021',
} as const;

const GRADES = [YEAR - 2, YEAR - 2, YEAR - 1, YEAR - 1, YEAR];

/** 60 classes: every major has two of each of the grades before, and one of this year's. */
export const CLASSES = MAJORS.flatMap((major, place) =>
  GRADES.map((grade, index) => {
    const order = place * GRADES.length + index;
    const number = index % 2 === 0 ? 1 : 2;
    return {
      code: `${grade}${major.code}${number}`,
      name: `${major.name}${grade % 100}0${number}`,
      grade,
      major: major.name,
      majorCode: major.code,
      college: major.college,
      counsellor: STAFF[Math.floor(order / 3)]!.no,
      headTeacher: STAFF[COUNSELLORS + Math.floor(order / 2)]!.no,
    };
  }),
);

/** Two classes are more people than an act reaches without a question. Five thousand in one workbook have a test of their own. */
export const CLASS_SIZE = scaled(50, isAtLength ? 26 : 4);

export const STUDENTS = CLASSES.flatMap((own, place) =>
  Array.from({ length: CLASS_SIZE }, (_, index) => ({
    ...person(`${own.code}${pad(index + 1)}`, place * CLASS_SIZE + index, own.grade - 18),
    own,
  })),
);

/** Those who were admitted after the others, all to the first class of this year: more than a page of a list, also without a few. */
export const ADMITTED = Array.from({ length: scaled(60, 14) }, (_, index) => ({
  ...person(`${YEAR % 100}${pad(index + 1, 12)}`, 6_000 + index, YEAR - 18),
  own: CLASSES.find(({ grade }) => grade === YEAR)!,
}));

export const BUILDINGS = Array.from({ length: 8 }, (_, index) => ({
  code: `B${index + 1}`,
  name: `${index + 1}号楼`,
  gender: index % 2 === 0 ? '男生楼' : '女生楼',
  sex: index % 2 === 0 ? '男' : '女',
}));
