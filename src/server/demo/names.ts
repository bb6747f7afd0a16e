import type { Dice, Weighted } from './dice.ts';

/** Surname, its share in a thousand, its pinyin. */
const SURNAMES =
  '王72wang 李70li 张66zhang 刘54liu 陈46chen 杨31yang 黄25huang 赵23zhao 吴22wu 周21zhou 徐17xu 孙16sun 马13ma ' +
  '朱13zhu 胡13hu 郭12guo 何12he 高11gao 林11lin 罗10luo 郑9zheng 梁9liang 谢8xie 宋8song 唐7tang 许7xu 韩7han ' +
  '冯7feng 邓7deng 曹7cao 彭6peng 曾6zeng 肖6xiao 田6tian 董6dong 袁6yuan 潘5pan 于5yu 蒋5jiang 蔡5cai 余5yu 杜5du ' +
  '叶5ye 程5cheng 苏5su 魏5wei 吕5lv 丁5ding 任5ren 沈4shen 姚4yao 卢4lu 姜4jiang 崔4cui 钟4zhong 谭4tan 陆4lu ' +
  '汪4wang 范4fan 金4jin 石4shi 廖4liao 贾4jia 夏4xia 韦4wei 付4fu 方4fang 白4bai 邹4zou 孟4meng 熊4xiong 秦4qin ' +
  '邱4qiu 江4jiang 尹3yin 薛3xue 闫3yan 段3duan 雷3lei 侯3hou 龙3long 史3shi 陶3tao 黎3li 贺3he 顾3gu 毛3mao 郝3hao ' +
  '龚3gong 邵3shao 万3wan 钱3qian 严3yan 覃3qin 武3wu 戴3dai 莫3mo 孔3kong 向3xiang 汤3tang';

const GIVEN = {
  male: [
    '浩hao 宇yu 子zi 轩xuan 俊jun 杰jie 明ming 远yuan 嘉jia 豪hao 文wen 博bo 志zhi 强qiang 天tian 泽ze 建jian 华hua ' +
      '鹏peng 飞fei 晨chen 阳yang 一yi 鸣ming 家jia 乐le 景jing 行xing 思si 国guo 栋dong 海hai 涛tao 宏hong 伟wei 立li 新xin',
    '轩xuan 杰jie 宇yu 豪hao 博bo 强qiang 涛tao 鹏peng 辉hui 磊lei 斌bin 超chao 凯kai 航hang 峰feng 毅yi',
  ],
  female: [
    '雨yu 欣xin 诗shi 涵han 佳jia 怡yi 梓zi 萱xuan 思si 琪qi 婉wan 婷ting 雅ya 静jing 晓xiao 萌meng 妍yan 梦meng ' +
      '瑶yao 若ruo 曦xi 丽li 娜na 子zi 语yu 桐tong',
    '婷ting 怡yi 萱xuan 琪qi 欣xin 颖ying 雪xue 娜na 静jing 洁jie 雯wen 倩qian 瑶yao 琳lin 悦yue',
  ],
} as const;

interface Syllable {
  readonly text: string;
  readonly pinyin: string;
}

const syllable = (item: string): Syllable => ({ text: item[0]!, pinyin: item.slice(1).replace(/^\d+/, '') });
const syllables = (list: string) => list.split(' ').map(syllable);

const surnames: Weighted<Syllable> = SURNAMES.split(' ').map((item) => [
  syllable(item),
  parseInt(item.slice(1), 10),
]);
const given = {
  male: GIVEN.male.map(syllables) as [Syllable[], Syllable[]],
  female: GIVEN.female.map(syllables) as [Syllable[], Syllable[]],
};

/** A person's name and the key that lists sort it by. */
export interface PersonName {
  readonly TrueName: string;
  readonly NamePinyin: string;
}

/** A name from common characters; four in five given names have two characters. */
export function nameOf(dice: Dice, kind: string, index: number, male: boolean, surname?: string): PersonName {
  const [first, second] = male ? given.male : given.female;
  const family =
    surnames.find(([item]) => item.text === surname)?.[0] ??
    dice.weighted(surnames, `${kind}.surname`, index);
  const last = dice.one(second, `${kind}.second`, index);
  const middle = dice.percent(80, `${kind}.length`, index)
    ? dice.one(first, `${kind}.first`, index)
    : undefined;
  const parts = middle && middle.text !== last.text ? [family, middle, last] : [family, last];
  return {
    TrueName: parts.map((part) => part.text).join(''),
    NamePinyin: parts.map((part) => part.pinyin).join(' '),
  };
}
