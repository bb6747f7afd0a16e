import { BIZ_KIND } from '../../contract/generated/codes.ts';
import type { Row } from '../../contract/rules.ts';
import { stamped, type Making } from './rows.ts';
import { staffName } from './staff.ts';

const BOUND = '2026-09-01 09:00:00';
const APP = 'demo';

/** Enterprise WeChat accounts of counsellors and offices; a person who teaches only has none. */
export function* wxBindings(making: Making): Generator<Row> {
  for (const person of making.plan.staff) {
    if (!/^(fdy|school|college)/.test(person.login)) continue;
    yield stamped(making.dice.id('wxBind', person.userId), BOUND, {
      UserId: person.userId,
      AppId: APP,
      OpenId: `demo-${person.login}`,
      NickName: staffName(making, person),
      BindDate: BOUND,
    });
  }
}

/** The business type that the download dialog leaves out (specification 9). */
export function* businessTypes(making: Making): Generator<Row> {
  yield stamped(making.dice.id('businessType', 0), BOUND, {
    Code: 'demo.test',
    Name: '测试',
    Kind: BIZ_KIND.Export,
  });
}
