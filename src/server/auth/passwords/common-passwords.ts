/** Words that the commonest passwords are made of, in plain small letters. Whole lists of thousands are these with what everybody adds. */
const WORDS = new Set(
  `password passwd pass passwort passphrase mypassword secret letmein welcome login logon access enter guest user username
  admin administrator root superuser sysadmin system server manager master owner test tester testing demo example sample
  default changeme change temp temporary public private security hello hi hey iloveyou loveyou love lover lovely loveme
  baby babygirl babyboy angel princess prince queen king sunshine sunny moonlight flower rose butterfly summer winter
  spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april june july august
  september october november december football baseball basketball soccer hockey tennis golf superman batman spiderman
  ironman starwars pokemon naruto dragon tiger monkey donkey rabbit shadow phoenix eagle lion wolf panda killer hunter
  ranger michael jordan michelle jennifer jessica charlie daniel thomas robert andrew joshua matthew anthony david james
  john george william richard ashley amanda nicole hannah samantha maggie ginger pepper cookie chocolate cheese banana
  orange apple cherry computer internet google facebook twitter youtube windows microsoft apple samsung huawei xiaomi oppo
  tencent alibaba taobao baidu weixin wechat qqcom mobile android linux ubuntu matrix freedom trustno whatever nothing
  qwerty qwertyui qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc wasd abc abcd abcde
  abcdef abcdefg abcdefgh abcabc aabbcc xyz qwe asd zxc aaa
  woaini woaiwojia wodemima mima mimamima nihao nihaoma zhongguo china beijing shanghai guangzhou shenzhen nanchang
  jiangxi daxue xuexiao xuesheng laoshi jiaoshi xuegong xgb student teacher school college university campus xiaoyuan
  guanliyuan guanli zhangsan lisi wangwu baobei baobao laopo laogong qinaide meinv shuaige xiaoming wang zhang chen yang
  li liu zhao huang zhou wu xu sun ma zhu woshi tiantian kuaile xingfu aini aiwo haha hehe dahai`.split(
    /\s+/,
  ),
);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Rows of the keyboard and the alphabet, forth and back: a person who slides a finger makes one of these. */
const RUNS = ['`1234567890-=', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
  .concat(['qazwsxedcrfvtgbyhnujmikolp', 'abcdefghijklmnopqrstuvwxyz', '0123456789', '5201314', '1314520'])
  .flatMap((row) => [row, [...row].reverse().join('')]);
const shortestRun = 3;

/** Whether a password is one of those that are tried first, whatever digits and signs stand around it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < 4) return true;
  if (restAfterRuns(lower) < 3) return true;
  const head = lower.replace(/[\d\p{P}\p{S}\s]+$/u, '');
  return [head, head.replace(/^[\d\p{P}\p{S}\s]+/u, '')].some((core) => {
    const word = [...core].map((char) => LOOKALIKES[char] ?? char).join('');
    return [word, core.replace(/[\d\p{P}\p{S}\s]/gu, '')].some((text) => WORDS.has(text) || isTwice(text));
  });
}

/** How many characters are left when every slide over the keyboard, year and repetition is taken out. */
function restAfterRuns(lower: string): number {
  let rest = lower.replace(/(.)\1{2,}/g, '').replace(/(19|20)\d\d(0[1-9]|1[0-2])?([0-2]\d|3[01])?/g, '');
  for (let at = 0; at < rest.length;) {
    const length = runAt(rest, at);
    if (length < shortestRun) at += 1;
    else rest = rest.slice(0, at) + rest.slice(at + length);
  }
  return rest.replace(/[\W_]/g, '').length;
}

function runAt(text: string, at: number): number {
  let longest = 0;
  for (const row of RUNS)
    for (let length = shortestRun; at + length <= text.length; length += 1) {
      if (!row.includes(text.slice(at, at + length))) break;
      longest = Math.max(longest, length);
    }
  return longest;
}

function isTwice(word: string): boolean {
  const half = word.slice(0, word.length / 2);
  return half.length >= 3 && half + half === word && WORDS.has(half);
}
