import { useEffect, useState } from 'react';
import { calls } from '../../../contract/generated/calls.ts';
import { call } from '../../request/call.ts';
import { LoginPage } from './LoginPage.tsx';
import type { LoginScreenProps } from './screens.ts';

/** Login of new students, by a number of their admission with the name beside it. */
export function FreshmanPage(props: LoginScreenProps) {
  const [hotLine, setHotLine] = useState('');
  useEffect(() => {
    // Without the telephone of the admissions office a person signs in as well.
    void call(calls.Orientation.GetWelcome, {}, { quiet: true }).then(
      ({ HotLine }) => setHotLine(HotLine),
      () => undefined,
    );
  }, []);
  const note = `查询不到录取信息时，请联系招生办${hotLine}`;
  return <LoginPage {...props} isFreshman lead="新生登录" note={note} />;
}
