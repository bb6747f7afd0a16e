/** A major: name, code of the ministry's catalogue, short name for classes. */
export interface MajorSpec {
  readonly name: string;
  readonly code: string;
  readonly short: string;
}

/** A college with its majors (domain/03-demo-data 2.2). */
export interface CollegeSpec {
  readonly code: string;
  readonly name: string;
  readonly short: string;
  readonly majors: readonly MajorSpec[];
}

const LIST = `
01 农学院 农学院: 农学090101农学 植物保护090103植保 种子科学与工程090105种子
02 园林与艺术学院 园艺院: 园林090502园林 风景园林082803风景 环境设计130503环设
03 林学院 林学院: 林学090501林学 森林保护090503森保
04 动物科学技术学院 动科院: 动物科学090301动科 动物医学090401动医 水产养殖学090601水产
05 工学院 工学院: 农业机械化及其自动化082302农机 机械设计制造及其自动化080202机制 电气工程及其自动化080601电气
06 计算机与信息工程学院 计信院: 计算机科学与技术080901计科 软件工程080902软件 数据科学与大数据技术080910T数据 智慧农业090112T智农
07 食品科学与工程学院 食品院: 食品科学与工程082701食品 食品质量与安全082702食安
08 国土资源与环境学院 国土院: 农业资源与环境090201资环 环境科学与工程082501环科 土地资源管理120404土管
09 生物科学与工程学院 生工院: 生物科学071001生科 生物技术071002生技 生物工程083001生工
10 经济管理学院 经管院: 农林经济管理120301农经 会计学120203K会计 国际经济与贸易020401国贸 市场营销120202营销
11 人文与公共管理学院 人文院: 社会工作030302社工 法学030101K法学 公共事业管理120401公管
12 外国语学院 外语院: 英语050201英语 日语050207日语 商务英语050262商英`;

const MAJOR = /^(\D+)(\d{6}[TK]?)(\D+)$/;

function college(line: string): CollegeSpec {
  const [head = '', tail = ''] = line.split(': ');
  const [code = '', name = '', short = ''] = head.split(' ');
  const majors = tail.split(' ').map((item) => {
    const [, title = '', catalogue = '', brief = ''] = MAJOR.exec(item) ?? [];
    return { name: title, code: catalogue, short: brief };
  });
  return { code, name, short, majors };
}

export const SCHOOL_NAME = '示范农业大学';
export const colleges: readonly CollegeSpec[] = LIST.trim().split('\n').map(college);

export const departments: readonly string[] =
  '学工处 教务处 研究生院 财务处 资助中心 招生办 保卫处 后勤处 公寓中心 心理中心 校医院 图书馆 团委 组织部'.split(
    ' ',
  );
